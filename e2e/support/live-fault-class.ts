import { type Browser, expect } from '@playwright/test';
import { openOwnJanus } from '../../apps/server/test/own-janus.ts';
import { openLine } from './line.ts';
import type { LiveMedia } from './live.ts';
import { comeToClass, hostClass, press } from './live-people.ts';
import { followPresence } from './live-presence.ts';
import { openSchool } from './school.ts';

export type FaultClass = Awaited<ReturnType<typeof openFaultClass>>;

/**
 * A class that may be broken: a media server and a school of its own, two API processes, and a line for each person.
 * The host and Asha come by the process that leads the room, Bina by the other one. Asha may speak and show herself,
 * does both, has a hand up and has written a line; the class is being recorded.
 */
export async function openFaultClass(browser: Browser, template: string) {
  const janus = await openOwnJanus();
  await janus.start();
  const school = await openSchool(template, janus.environment);
  const leader = await school.startApi();
  const lines = {
    host: await openLine(leader.port),
    asha: await openLine(leader.port),
    bina: await openLine(school.port),
  };
  const originOf = (line: { port: number }) => `http://shala.localhost:${line.port}`;
  const newPage = async () =>
    (await browser.newContext({ locale: 'en-IN', reducedMotion: 'reduce' })).newPage();

  const host = await hostClass(await newPage(), school, originOf(lines.host));
  const { liveClassId } = host;
  const come = async (name: 'asha' | 'bina', firstName: string) => {
    const page = await newPage();
    const presence = followPresence(page);
    const pupil = await comeToClass(page, school, { firstName, liveClassId, origin: originOf(lines[name]) });
    await press(page, 'Join class');
    await expect(page.getByRole('button', { name: 'Leave Session' })).toBeVisible();
    return { ...pupil, presence, line: lines[name] };
  };
  const asha = await come('asha', 'Asha');
  const bina = await come('bina', 'Bina');
  const uids = { host: await asha.media.uidOf('Kavita Menon'), asha: await host.media.uidOf('Asha Bhat') };
  return {
    school,
    liveClassId,
    janus,
    leader,
    lines,
    host,
    asha,
    bina,
    uids,
    /** Who has to see whom. */
    views: [
      { media: host.media, uid: uids.asha },
      { media: asha.media, uid: uids.host },
      { media: bina.media, uid: uids.host },
      { media: bina.media, uid: uids.asha },
    ] satisfies View[],
    async stop() {
      for (const line of Object.values(lines)) await line.close();
      await school.stop();
      await janus.stop();
    },
  };
}

interface View {
  media: LiveMedia;
  uid: string;
}

const pictureOf = async ({ media, uid }: View) =>
  (await media.received()).find(
    (line) => line.uid === uid && line.kind === 'video' && line.what === 'camera',
  );

/** The connection over which this person is seen now. */
export const connectionOf = async (view: View): Promise<number> => (await pictureOf(view))?.connection ?? -1;

/** Waits until pictures come, over a later connection than this one; the answer: when. */
export async function untilSeen(view: View, before = -1): Promise<number> {
  let last = await pictureOf(view);
  await expect
    .poll(
      async () => {
        const now = await pictureOf(view);
        const isSame = now?.connection === last?.connection && now?.mid === last?.mid;
        const isNew = now !== undefined && now.connection > before;
        const isFlowing = isSame && isNew && now.frames > (last?.frames ?? 0);
        last = now;
        return isFlowing;
      },
      { intervals: [100], timeout: 60_000 },
    )
    .toBe(true);
  return performance.now();
}

/** What all this must not change. */
export async function expectKept({ host, asha, bina }: FaultClass): Promise<void> {
  const rows = host.page.getByRole('list', { name: 'Participants' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const ashas = rows.filter({ hasText: 'Asha Bhat' });
  await expect(ashas.getByRole('img', { name: 'Hand raised' })).toBeVisible();
  await expect(ashas.getByRole('img', { name: 'Microphone on' })).toBeVisible();
  await expect(ashas.getByRole('button', { name: 'Take back speaking' })).toBeVisible();
  const binas = rows.filter({ hasText: 'Bina Bhat' });
  await expect(binas.getByRole('img', { name: 'Microphone off' })).toBeVisible();
  await expect(host.page.getByRole('button', { name: 'Stop recording' })).toBeVisible();
  for (const name of ['Mute', 'Stop Video', 'Lower hand']) {
    await expect(asha.page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  for (const { page } of [asha, bina]) {
    await expect(page.getByRole('button', { name: /^Participants\b.*\b3$/ })).toBeVisible();
    await expect(page.getByText('Which page is it?')).toHaveCount(1);
  }
  await expect(bina.page.getByRole('button', { name: 'Unmute', exact: true })).toBeVisible();
}

/** Asha is let, switches everything on, and the host records. */
export async function begin(room: FaultClass): Promise<void> {
  const { host, asha, bina } = room;
  await host.page.getByRole('button', { name: /^Participants/ }).click();
  await press(host.page, 'Tools for Asha Bhat');
  await press(host.page, 'Allow to speak');
  await expect(asha.page.getByText('You may speak now').first()).toBeVisible();
  await press(host.page, 'Allow video');
  await expect(host.page.getByRole('button', { name: 'Take back video' })).toBeVisible();
  await press(asha.page, 'Unmute');
  await press(asha.page, 'Start Video');
  await press(asha.page, 'Raise hand');
  for (const { page } of [asha, bina]) await press(page, 'Chat');
  await asha.page.getByLabel('Message to everyone').fill('Which page is it?');
  await press(asha.page, 'Send');
  await press(host.page, 'Record');
  for (const view of room.views) await untilSeen(view);
  await expectKept(room);
}
