import { type BrowserContext, expect } from '@playwright/test';
import { liveBrowser, takeCameraAway } from '../support/live.ts';
import { comeToClass, hostClass, press } from '../support/live-people.ts';
import { onWide, test } from '../support/test.ts';

test.use({ launchOptions: liveBrowser });

test(
  'host and students see and hear each other as VP8 and Opus, also the one without a camera [LC-16] [CN-24] [LC-11] [LC-13]',
  onWide,
  async ({ browser, page, school }) => {
    test.slow();
    const host = await hostClass(page, school);
    const come = async (firstName: string, context: BrowserContext) =>
      comeToClass(await context.newPage(), school, { firstName, liveClassId: host.liveClassId });
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
    // Before the word has come, pressing is refused; it stands for some seconds only.
    await Promise.all(
      [asha, bina].map((pupil) => expect(pupil.page.getByText('You may speak now').first()).toBeVisible()),
    );
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
    const people = page.getByRole('list', { name: 'Participants' }).getByRole('listitem');
    await expect(people).toHaveCount(2);
    await host.media.expectNone(ashaUid, 'audio');
    await host.media.expectSound(binaUid);
  },
);
