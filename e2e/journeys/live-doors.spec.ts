import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { beginClass, liveBrowser } from '../support/live.ts';
import { addPupil } from '../support/marking.ts';
import { password } from '../support/people.ts';
import { fillLogin, heading, onPhones, test } from '../support/test.ts';

test.use({ launchOptions: liveBrowser });

const tutor = 'ananya.mukherjee@shala.example.org';

test(
  'a class on a phone in Hindi, from the list to the drawers of its room',
  onPhones,
  async ({ page, school, signIn, look }) => {
    test.slow();
    const title = `Cubes ${randomUUID().slice(0, 8)}`;
    await beginClass(school, tutor, title);
    await signIn(await addPupil(school, 'Diya'));
    await page.getByRole('button', { name: 'Diya, Class 8: open the menu' }).click();
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.goto(`${school.origin()}/live-class`);
    await expect(heading(page, 'लाइव क्लास')).toBeVisible();
    const join = page.getByRole('link', { name: new RegExp(title) });
    await expect(join).toBeVisible();
    await look();
    await join.click();
    await expect(page.getByText('जुड़ने के लिए तैयार?')).toBeVisible();
    await look();
    await page.getByRole('button', { name: 'क्लास में जुड़ें' }).click();
    await expect(page.getByRole('region').getByRole('heading')).toBeVisible();
    await look();
    for (const drawer of [/^प्रतिभागी/, /^चैट/, /^जानकारी/]) {
      await page.getByRole('button', { name: drawer }).click();
      await expect(page.getByRole('tab', { name: drawer, selected: true })).toBeVisible();
      await look();
    }
    await page.getByRole('button', { name: 'क्लास छोड़ें' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'क्लास छोड़ें' }).click();
    await expect(heading(page, 'लाइव क्लास')).toBeVisible();
  },
);

test(
  'whoever is not of the class finds nothing of it, whatever address they know [G06]',
  onPhones,
  async ({ browser, school }) => {
    const title = `Cubes ${randomUUID().slice(0, 8)}`;
    const liveClassId = await beginClass(school, tutor, title);
    const stranger = await addPupil(school, 'Chitra');
    await school.query(
      `UPDATE section_membership SET section_id = other.id FROM section other, student_credential login
     WHERE other.slug = '8-B' AND other.tenant_id = section_membership.tenant_id
       AND login.student_id = section_membership.student_id AND login.email = $1`,
      [stranger.email],
    );
    const page = await (await browser.newContext({ locale: 'en-IN' })).newPage();
    await page.goto(`${school.origin()}/auth/login`);
    await fillLogin(page, stranger.email, password);
    await expect(heading(page, 'Learn')).toBeVisible();
    const [now, coming] = await Promise.all([
      page.waitForResponse(/\/live_now/),
      page.waitForResponse(/\/upcoming_live_classes/),
      page.goto(`${school.origin()}/live-class`),
    ]);
    for (const list of [now, coming]) {
      expect(list.ok()).toBe(true);
      expect(await list.text()).not.toContain(title);
    }
    await expect(heading(page, 'Live Class')).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
    await page.goto(`${school.origin()}/live-class/${liveClassId}/meeting`);
    await expect(page.getByText('Unable to join the live class').first()).toBeVisible();
    await expect(page).toHaveURL(/\/live-class$/);
    const base = `/live_class_management/student/live_classes/${liveClassId}`;
    for (const [method, path] of [
      ['GET', base],
      ['POST', `${base}/join_live`],
      ['POST', `${base}/end_live`],
    ] as const) {
      expect((await callApi(page, method, path)).status, path).toBe(404);
    }
  },
);
