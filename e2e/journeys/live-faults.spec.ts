import { expect } from '@playwright/test';
import { templateVariable } from '../support/global-setup.ts';
import { liveBrowser } from '../support/live.ts';
import {
  begin,
  connectionOf,
  expectKept,
  type FaultClass,
  openFaultClass,
  untilSeen,
} from '../support/live-fault-class.ts';
import { expectAttendance } from '../support/live-presence.ts';
import { onWide, test } from '../support/test.ts';

test.use({ launchOptions: liveBrowser });
// One class through one fault after another: what it was before is what it must be after.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

/** CI shares two cores with everything else; the true times are printed, and stand in docs/measurements.md. */
const patience = process.env.CI === undefined ? 1 : 3;
const report = (what: string, ms: number) =>
  console.log(`measured: live, ${what}: ${(ms / 1_000).toFixed(1)} s`);

let room: FaultClass;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  room = await openFaultClass(browser, process.env[templateVariable] ?? '');
  await begin(room);
});
test.afterAll(() => room?.stop());

async function seenAgain(views: FaultClass['views'], since: () => Promise<number>): Promise<number> {
  const before = await Promise.all(views.map(connectionOf));
  const at = await since();
  const times = await Promise.all(views.map((view, place) => untilSeen(view, before[place] ?? -1)));
  return Math.max(...times) - at;
}

const offBefore = new Map<string, number>();

async function expectAttended(after: string): Promise<void> {
  for (const { email, presence } of [room.asha, room.bina]) {
    const before = offBefore.get(email) ?? 0;
    const off = await expectAttendance(room.school, room.liveClassId, {
      email,
      presence,
      within: 3 * patience,
      before,
    });
    offBefore.set(email, off);
    report(`attendance off by ${after}`, (off - before) * 1_000);
  }
}

test(
  '[G10] the media server is killed and comes back: everybody sees again, and nobody has to do anything',
  onWide,
  async () => {
    const ms = await seenAgain(room.views, async () => {
      await room.janus.kill();
      for (const { media } of [room.host, room.asha, room.bina]) {
        await expect.poll(() => media.news.some(({ t }) => t === 'media-lost')).toBe(true);
      }
      await room.janus.start();
      return performance.now();
    });
    report('pictures after the media server is back', ms);
    expect(ms).toBeLessThan(5_000 * patience);
    await room.host.media.expectSound(room.uids.asha);
    await expectKept(room);
    await expectAttended('a killed media server');
  },
);

test(
  '[G10] [G11] a student whose network is away for 15 seconds is back once, with hand, voice and picture',
  onWide,
  async () => {
    const { asha, host } = room;
    const own = room.views.filter(({ media }) => media === asha.media);
    const ms = await seenAgain(own, async () => {
      asha.line.cut();
      asha.presence.lose();
      await asha.page.context().setOffline(true);
      await expect(asha.page.getByText('You are offline')).toBeVisible();
      await asha.page.waitForTimeout(15_000);
      asha.line.mend();
      await asha.page.context().setOffline(false);
      return performance.now();
    });
    report('back after 15 s without a network', ms);
    expect(ms).toBeLessThan(10_000 * patience);
    await host.media.expectSound(room.uids.asha);
    await expectKept(room);
    await expectAttended('15 s without a network');
  },
);

test(
  '[G10] [G11] the process that leads the class is killed: another one goes on, and nothing is forgotten',
  onWide,
  async () => {
    const { lines, school, leader, host, asha } = room;
    const ms = await seenAgain(room.views, async () => {
      for (const line of Object.values(lines)) line.leadTo(school.port);
      const at = performance.now();
      await leader.kill();
      return at;
    });
    report('pictures after the leading process was killed', ms);
    expect(ms).toBeLessThan(10_000 * patience);
    await host.media.expectSound(room.uids.asha);
    await expectKept(room);
    await asha.page.getByLabel('Message to everyone').fill('Here again');
    await asha.page.keyboard.press('Enter');
    await expect(room.bina.page.getByText('Here again')).toHaveCount(1);
    await expectAttended('a killed leader');
  },
);
