import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { hostCommands } from '../../packages/meeting-protocol/src/commands.ts';
import { checkPage } from '../support/check-page.ts';
import { filmNow, playsPast } from '../support/film.ts';
import { liveBrowser } from '../support/live.ts';
import { makeOffer, sayByHand } from '../support/live-forger.ts';
import { comeToClass, hostClass, press } from '../support/live-people.ts';
import type { School } from '../support/school.ts';
import { heading, onWide, test } from '../support/test.ts';

test.use({ launchOptions: liveBrowser });

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const newPage = async (browser: Browser, screen: typeof wide | typeof phone) =>
  (await browser.newContext({ ...screen, locale: 'en-IN', reducedMotion: 'reduce' })).newPage();
const people = (page: Page) => page.getByRole('list', { name: 'Participants' }).getByRole('listitem');
const openDrawer = (page: Page, name: 'Participants' | 'Chat') =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).click();

/** The keyboard alone: on until the thing with this name has the focus, then Enter. */
async function reach(page: Page, name: string, within: Page | Locator = page): Promise<void> {
  const wanted = within.getByRole('button', { name, exact: true });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 30_000 });
  await page.keyboard.press('Enter');
}

test(
  'a raised hand is let to speak and heard by all, is muted by the host, and a script of a student changes nothing [LC-14] [G03] [RL-05]',
  onWide,
  async ({ browser, page, school }) => {
    test.slow();
    const { liveClassId, media } = await hostClass(page, school);
    const come = async (firstName: string, screen: typeof wide | typeof phone) => {
      const pupil = await comeToClass(await newPage(browser, screen), school, { firstName, liveClassId });
      await expect(heading(pupil.page)).toBeVisible();
      return pupil;
    };
    const [asha, bina] = [await come('Asha', phone), await come('Bina', wide)];
    await checkPage(asha.page);
    await press(asha.page, 'Join class');
    await reach(bina.page, 'Join class');
    const tutor = await bina.media.uidOf('Kavita Menon');
    for (const pupil of [asha, bina]) await pupil.media.expectPictures(tutor);

    await test.step('only the host speaks, until a hand is seen', async () => {
      await press(asha.page, 'Raise hand');
      await openDrawer(page, 'Participants');
      await people(page)
        .filter({ hasText: 'Asha Bhat' })
        .getByRole('button', { name: 'Allow to speak' })
        .click();
      await expect(asha.page.getByText('You may speak now').first()).toBeVisible();
      // Let, but not switched on: that is the student's own hand.
      expect(await asha.media.sent()).toEqual([]);
      await press(asha.page, 'Unmute');
      const uid = await media.uidOf('Asha Bhat');
      for (const listener of [media, bina.media]) await listener.expectSound(uid);
      await checkPage(page);

      await press(page, 'Tools for Asha Bhat');
      await people(page).filter({ hasText: 'Asha Bhat' }).getByRole('button', { name: 'Mute' }).click();
      await expect(asha.page.getByText('The teacher has muted you').first()).toBeVisible();
      await expect(asha.page.getByRole('button', { name: 'Unmute', exact: true })).toBeVisible();
      await bina.media.expectNone(uid, 'audio');
    });

    await test.step('everybody reads the chat, until the host closes it', async () => {
      for (const pupil of [asha, bina]) await openDrawer(pupil.page, 'Chat');
      await asha.page.getByLabel('Message to everyone').fill('Is a cuboid a cube?');
      await press(asha.page, 'Send');
      await expect(bina.page.getByRole('log').getByText('Is a cuboid a cube?')).toBeVisible();
      for (const pupil of [asha, bina]) await checkPage(pupil.page);
      await page.getByRole('switch', { name: 'Chat is open' }).click();
      for (const pupil of [asha, bina]) {
        await expect(pupil.page.getByText('The teacher has closed the chat.')).toBeVisible();
        await expect(pupil.page.getByLabel('Message to everyone')).toBeHidden();
      }
      await page.getByRole('tab', { name: /^Chat/ }).click();
      await expect(page.getByRole('log').getByText('Is a cuboid a cube?')).toBeVisible();
      await checkPage(page);
    });

    await test.step('the screen of the host stands on the stage of all', async () => {
      await press(page, 'Share screen');
      await expect(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible({ timeout: 60_000 });
      for (const pupil of [asha, bina]) {
        await pupil.media.expectPictures(tutor, 'screen');
        await pupil.media.expectPictures(tutor);
        await expect(pupil.page.getByLabel('Screen of Kavita Menon')).toBeVisible();
      }
      await press(page, 'Stop sharing');
      await expect(bina.page.getByLabel('Screen of Kavita Menon')).toBeHidden();
      await bina.media.expectPictures(tutor);
    });

    await test.step('whoever speaks by hand, and calls themselves host, is refused everything', async () => {
      const forger = await come('host', wide);
      const sdp = await makeOffer(forger.page);
      const uid = await media.uidOf('Asha Bhat');
      const words = [
        { t: 'publish', what: 'camera', sdp, audio: true, video: true },
        { t: 'publish', what: 'screen', sdp, audio: false, video: true },
        { t: 'allow', uid, speak: false, show: false },
        { t: 'mute', uid: tutor, kind: 'audio' },
        { t: 'remove', uid },
        { t: 'host-only', isOn: false },
        { t: 'record', isOn: true },
        { t: 'end' },
      ];
      expect(await sayByHand(forger.page, liveClassId, words)).toEqual(
        words.map(({ t }) => `${t}: ${hostCommands.has(t) ? 'not_a_host' : 'not_allowed'}`),
      );
      await openDrawer(bina.page, 'Participants');
      await expect(people(bina.page)).toHaveCount(4);
      await bina.media.expectSound(tutor);
      await bina.media.expectPictures(tutor);
      await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeVisible();
      const ghost = await media.uidOf('host Bhat');
      expect((await bina.media.received()).filter((line) => line.uid === ghost)).toEqual([]);
      await press(asha.page, 'Unmute');
      await bina.media.expectSound(uid);
    });
  },
);

/** Where the student finds the lesson that was made of this class. */
async function chapterPath(school: School, liveClassId: number): Promise<string> {
  const [row] = await school.query<{ path: string }>(
    `SELECT '/learn/' || subject_id || '/chapter/' || chapter.id AS path FROM live_recording
     JOIN content ON content.id = content_id JOIN chapter ON chapter.id = content.chapter_id
     WHERE live_class_id = $1`,
    [liveClassId],
  );
  return row?.path ?? '';
}

/** Bytes of sound that this page's film has given so far. */
const soundOf = (page: Page): Promise<number> =>
  page
    .locator('video')
    .evaluate(
      (film) => (film as unknown as { webkitAudioDecodedByteCount: number }).webkitAudioDecodedByteCount,
    );

test(
  'students leave and come back, one is sent out and let in again, the host ends it, and its recording plays for them [LC-07] [LC-15] [G02]',
  onWide,
  async ({ browser, page, school }) => {
    test.slow();
    const { liveClassId } = await hostClass(page, school);
    const consoleClass = `${school.origin()}/console/live/${liveClassId}`;
    const come = async (firstName: string, screen: typeof wide | typeof phone) => {
      const pupil = await comeToClass(await newPage(browser, screen), school, { firstName, liveClassId });
      await press(pupil.page, 'Join class');
      await expect(pupil.page.getByRole('button', { name: 'Leave Session' })).toBeVisible();
      return pupil;
    };
    const [asha, bina] = [await come('Asha', phone), await come('Bina', wide)];
    await press(page, 'Record');
    await Promise.all(
      [asha, bina].map((pupil) =>
        expect(pupil.page.getByText('This class is being recorded').first()).toBeVisible(),
      ),
    );
    await openDrawer(page, 'Participants');
    await expect(people(page)).toHaveCount(3);

    await test.step('a student leaves with the keyboard, and the class goes on', async () => {
      await reach(bina.page, 'Leave Session');
      const question = bina.page.getByRole('dialog', { name: 'Leave this class?' });
      await expect(question).toBeVisible();
      await checkPage(bina.page);
      await reach(bina.page, 'Leave Session', question);
      await expect(heading(bina.page, 'Live Class')).toBeVisible();
      await expect(people(page)).toHaveCount(2);
      const tutor = await asha.media.uidOf('Kavita Menon');
      await asha.media.expectSound(tutor);
      await checkPage(bina.page);
      await bina.page.locator(`a[href="/live-class/${liveClassId}/meeting"]`).click();
      await press(bina.page, 'Join class');
      await expect(people(page)).toHaveCount(3);
    });

    await test.step('who is sent out stays out, until let in again', async () => {
      await press(page, 'Tools for Asha Bhat');
      await press(page, 'Remove from class');
      await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(heading(asha.page, 'The teacher has taken you out of this class')).toBeVisible();
      await checkPage(asha.page);
      await expect(people(page)).toHaveCount(2);
      await asha.page.goto(`${school.origin()}/live-class/${liveClassId}/meeting`);
      await press(asha.page, 'Join class');
      await expect(asha.page.getByText('Unable to join the live class').first()).toBeVisible();
      await expect(people(page)).toHaveCount(2);

      const desk = await page.context().newPage();
      await desk.goto(consoleClass);
      await desk.getByRole('button', { name: 'Let Asha Bhat in again' }).click();
      await expect(desk.getByText('The student can come in again').first()).toBeVisible();
      await desk.close();
      await asha.page.goto(`${school.origin()}/live-class/${liveClassId}/meeting`);
      await press(asha.page, 'Join class');
      await expect(people(page)).toHaveCount(3);
    });

    await test.step('the end by the host is the end for all', async () => {
      await press(page, 'Leave Session');
      await checkPage(page);
      await press(page, 'End class for all');
      for (const pupil of [asha, bina]) {
        await expect(heading(pupil.page, 'The class has ended')).toBeVisible();
      }
    });

    await test.step('the recording is looked at, published, and plays with sound', async () => {
      await page.goto(consoleClass);
      await expect(page.getByText('Ready to look at')).toBeVisible({ timeout: 120_000 });
      await checkPage(page);
      await press(page, 'Look at it');
      await page.locator('video').evaluate((film) => (film as HTMLVideoElement).play());
      await playsPast(page, 1);
      expect(await soundOf(page)).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await press(page, 'Publish');
      const dialog = page.getByRole('dialog', { name: 'Publish the recording' });
      await dialog.getByLabel('Title', { exact: true }).fill('Cubes, as we talked about them');
      await dialog.getByLabel('Chapter').selectOption({ index: 2 });
      await dialog.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('Students find it in the chapter.')).toBeVisible();

      await bina.page.goto(`${school.origin()}${await chapterPath(school, liveClassId)}`);
      await bina.page
        .getByRole('main')
        .getByRole('link', { name: /Cubes, as we talked/ })
        .first()
        .click();
      await bina.page.getByRole('button', { name: 'Play' }).last().click();
      await playsPast(bina.page, 3);
      expect(await soundOf(bina.page)).toBeGreaterThan(0);
      expect((await filmNow(bina.page)).duration).toBeGreaterThan(5);
    });
  },
);
