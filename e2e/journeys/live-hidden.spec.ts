import { expect } from '@playwright/test';
import { hideTab, prepareHiding } from '../support/hide-tab.ts';
import { liveBrowser } from '../support/live.ts';
import { comeToClass, hostClass, press } from '../support/live-people.ts';
import { expectAttendance, followPresence } from '../support/live-presence.ts';
import { onWide, test } from '../support/test.ts';

test.use({ launchOptions: liveBrowser });

test('a host who shows a screen and a student look at other tabs for a minute: both stay in class all the time', {
  ...onWide,
}, async ({ browser, page, school }) => {
  test.setTimeout(240_000);
  await prepareHiding(page);
  const host = await hostClass(page, school);
  const { liveClassId } = host;
  const other = await (await browser.newContext()).newPage();
  await prepareHiding(other);
  const presence = followPresence(other);
  const asha = await comeToClass(other, school, { firstName: 'Asha', liveClassId });
  await press(asha.page, 'Join class');
  await page.getByRole('button', { name: /^Participants/ }).click();
  await page.getByRole('switch', { name: 'Only I speak' }).click();
  await press(asha.page, 'Unmute');
  await press(page, 'Share screen');
  const uids = { host: await asha.media.uidOf('Kavita Menon'), asha: await host.media.uidOf('Asha Bhat') };
  const expectFlow = async () => {
    await host.media.expectSound(uids.asha);
    await asha.media.expectSound(uids.host);
    await asha.media.expectPictures(uids.host, 'screen');
  };
  await expectFlow();

  const parts = [host, asha];
  const before = parts.map(({ media }) => media.news.length);
  for (const part of parts) await hideTab(part.page, true);
  const began = performance.now();
  while (performance.now() - began < 60_000) {
    await page.waitForTimeout(10_000);
    await expectFlow();
  }
  for (const part of parts) await hideTab(part.page, false);
  await expectFlow();
  // Another line, a lost one or a person who went and came would be told by one of these.
  const since = parts.flatMap(({ media }, place) => media.news.slice(before[place]).map(({ t }) => t));
  expect(since.filter((t) => ['welcome', 'gone', 'bye', 'media-lost'].includes(t))).toEqual([]);
  await expect(page.getByRole('list', { name: 'Participants' }).getByRole('listitem')).toHaveCount(2);
  const off = await expectAttendance(school, liveClassId, { email: asha.email, presence, within: 3 });
  console.log(`measured: live, attendance off after a minute in another tab: ${off.toFixed(1)} s`);
});
