import { expect, type Page } from '@playwright/test';
import { lookOver } from '../support/look-over.ts';
import { moveToNewNumber, signInParent } from '../support/parents.ts';
import { test } from '../support/test.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const choose = async (page: Page, name: string | RegExp) => {
  await page.getByRole('radio', { name }).check();
  await next(page);
};

const askForLogin = (page: Page) => page.getByRole('button', { name: 'Create a login for Myra' }).click();

test('every screen of setting up a child is in order, in both languages and at all widths', async ({
  page,
  school,
}) => {
  await signInParent(page, school, await moveToNewNumber(school, 'g-rao-shobha'));
  await page.waitForURL(/\/usage$/);
  const usage = page.url();
  await lookOver(page, [
    { name: 'usage', route: '/auth/register/profiles/add/$studentId/usage', open: usage },
    {
      name: 'boards',
      route: '/auth/register/profiles/add/$studentId/usage/$usageId/boards',
      open: (page) => choose(page, 'Both'),
    },
    {
      name: 'boards-none-found',
      route: '/auth/register/profiles/add/$studentId/usage/$usageId/boards',
      open: async (page) => {
        await page.getByRole('searchbox').fill('झझझ');
        await expect(page.getByRole('radio')).toHaveCount(0);
      },
    },
    {
      name: 'classes',
      route: '/auth/register/profiles/add/$studentId/usage/$usageId/boards/$boardId/classes',
      open: async (page) => {
        await page.getByRole('searchbox').fill('');
        await choose(page, /^CBSE/);
      },
    },
    {
      name: 'exams',
      route: '/auth/register/profiles/add/$studentId/usage/$usageId/exams',
      open: (page) => choose(page, 'Class 9'),
    },
    {
      name: 'building',
      route: '/building',
      open: async (page) => {
        // The course is not ready as long as nobody says so.
        await page.route('**/student_courses*', (route) =>
          route.request().method() === 'GET'
            ? route.fulfill({ json: { student_courses: [] } })
            : route.continue(),
        );
        await choose(page, /^JEE/);
        await page.waitForURL('**/building');
      },
    },
  ]);
});

test('the picker of children and the form for one more are in order', async ({ page, school }) => {
  await signInParent(page, school, await moveToNewNumber(school, 'g-gupta-neha'));
  await page.waitForURL('**/auth/register/profiles');
  const at = (path: string) => `${school.origin()}${path}`;
  await lookOver(page, [
    {
      name: 'profiles',
      route: '/auth/register/profiles',
      open: at('/auth/register/profiles'),
      overlays: [
        {
          name: 'profiles.codeTitle',
          open: (page) => page.getByRole('button', { name: 'I have a code from the school' }).click(),
        },
      ],
    },
    {
      name: 'child-record',
      route: '/auth/register/profiles/$studentId/record',
      open: async (page) => {
        await page.goto(at('/auth/register/profiles'));
        await page.getByRole('link', { name: 'See the progress and receipts of Vivaan' }).click();
        await page.getByRole('heading', { name: 'Receipts', exact: true }).waitFor();
      },
    },
    { name: 'add-child', route: '/auth/register/profiles/add', open: at('/auth/register/profiles/add') },
    {
      name: 'add-child-mistakes',
      route: '/auth/register/profiles/add',
      open: (page) => page.getByRole('button', { name: 'Proceed' }).click(),
    },
    {
      name: 'profile-without-login',
      route: '/my-profile',
      open: async (page) => {
        await page.goto(at('/auth/register/profiles'));
        await page.getByRole('list', { name: 'Profiles' }).getByRole('button', { name: 'Myra' }).click();
        await page.waitForURL('**/learn');
        await page.goto(at('/my-profile'));
      },
      overlays: [
        { name: 'confirm.confirmTitle', open: askForLogin },
        {
          name: 'confirm.confirmTitle',
          open: async (page) => {
            await askForLogin(page);
            await page.getByRole('button', { name: 'Send the OTP' }).click();
            await expect(page.getByLabel('OTP', { exact: true })).toBeFocused();
          },
        },
        {
          name: 'myProfile.createLoginOf',
          open: async (page) => {
            await page.route('**/parent/auth/confirm', (route) => route.fulfill({ json: { success: true } }));
            await askForLogin(page);
            await page.getByRole('button', { name: 'Send the OTP' }).click();
            await page.getByLabel('OTP', { exact: true }).pressSequentially('123456');
            await page.getByRole('button', { name: 'Confirm', exact: true }).click();
          },
        },
      ],
    },
  ]);
});
