import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { acceptInvitation, inviteStaff } from '../support/console.ts';
import { beginClass, followMedia, liveBrowser, takeCameraAway } from '../support/live.ts';
import { addPupil, giveTeaching } from '../support/marking.ts';
import type { Person } from '../support/people.ts';
import { password } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { fillLogin, onWide, test } from '../support/test.ts';

test.use({ launchOptions: liveBrowser });

/** Signed in and before the mirror of the class. */
async function comeToClass(context: BrowserContext, school: School, pupil: Person, liveClassId: number) {
  const page = await context.newPage();
  const media = await followMedia(page);
  await page.goto(`${school.origin()}/auth/login`);
  await fillLogin(page, pupil.email, password);
  await expect(page.getByRole('heading', { name: 'Learn by Subjects' })).toBeVisible();
  await page.goto(`${school.origin()}/live-class/${liveClassId}/meeting`);
  return { page, media };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A tutor who has just begun a class, with everything on. */
async function hostClass(page: Page, school: School) {
  const invited = await inviteStaff(school, 'tutor', '--name', 'Kavita Menon');
  await giveTeaching(school, invited.email, 'mathematics');
  const media = await followMedia(page);
  await acceptInvitation(page, school, invited);
  const liveClassId = await beginClass(school, invited.email, `Cubes ${randomUUID().slice(0, 8)}`);
  await page.goto(`${school.origin()}/console/live/${liveClassId}/room`);
  await press(page, 'Unmute');
  await press(page, 'Start Video');
  for (const name of ['Mute', 'Stop Video']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await press(page, 'Join class');
  return { page, media, liveClassId };
}

test(
  'host and students see and hear each other as VP8 and Opus, also the one without a camera [LC-16] [CN-24] [LC-11] [LC-13]',
  onWide,
  async ({ browser, page, school }) => {
    test.slow();
    const host = await hostClass(page, school);
    const come = async (firstName: string, context: BrowserContext) =>
      comeToClass(context, school, await addPupil(school, firstName), host.liveClassId);
    const asha = await come('Asha', await browser.newContext());
    const withoutCamera = await browser.newContext();
    await withoutCamera.addInitScript(takeCameraAway);
    const bina = await come('Bina', withoutCamera);
    for (const pupil of [asha, bina]) {
      await press(pupil.page, 'Join class');
      const tutor = await pupil.media.uidOf('Kavita Menon');
      await pupil.media.expectPictures(tutor);
      await pupil.media.expectSound(tutor);
      // Nothing of theirs goes out before they are let, and switch it on.
      expect(await pupil.media.sent()).toEqual([]);
    }

    await page.getByRole('button', { name: /^Participants/ }).click();
    await page.getByRole('switch', { name: 'Only I speak' }).click();
    for (const pupil of [asha, bina]) await press(pupil.page, 'Unmute');
    await press(asha.page, 'Start Video');
    const [ashaUid, binaUid] = [await host.media.uidOf('Asha Bhat'), await host.media.uidOf('Bina Bhat')];
    await host.media.expectPictures(ashaUid);
    for (const uid of [ashaUid, binaUid]) await host.media.expectSound(uid);
    await bina.media.expectPictures(ashaUid);
    for (const { media } of [host, asha, bina]) {
      const codecs = (await media.received()).map(({ kind, codec }) => `${kind} ${codec}`);
      expect(new Set(codecs)).toEqual(new Set(['audio audio/opus', 'video video/VP8']));
    }

    await press(asha.page, 'Stop Video');
    await host.media.expectNone(ashaUid, 'video');
    await asha.page.close();
    await host.media.expectNone(ashaUid, 'audio');
    await host.media.expectSound(binaUid);
  },
);
