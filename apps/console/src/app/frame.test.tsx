import type { StaffRole } from '@shala/api-client/staff.ts';
import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveConsole, openConsole, signInBefore } from '../test-support/open-console.tsx';
import { openStaffServer } from '../test-support/staff-answers.ts';

let school: School;
beforeEach(async () => {
  school = await openStaffServer();
});
afterEach(async () => {
  leaveConsole();
  await school.close();
});

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
};
const areas = async () =>
  within(await screen.findByRole('navigation', { name: 'Areas' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test.each<[StaffRole, string[]]>([
  [
    'tutor',
    ['My day', 'Marking', 'Teaching', 'Questions', 'Worksheets', 'Announcements', 'Live classes', 'School'],
  ],
  [
    'school_admin',
    ['My day', 'Marking', 'Teaching', 'Worksheets', 'Announcements', 'Live classes', 'School'],
  ],
  [
    'tenant_admin',
    [
      'My day',
      'Marking',
      'Teaching',
      'Questions',
      'Worksheets',
      'Announcements',
      'Live classes',
      'School',
      'Shop',
      'Brand',
    ],
  ],
])('a %s sees the areas of the role and no other', async (role, names) => {
  signInBefore(school, role);
  await openConsole('/');
  expect(await areas()).toEqual(names);
});

test('the address of an area of another role says so and shows nothing of it', async () => {
  signInBefore(school, 'tutor');
  await openConsole('/brand');
  await screen.findByRole('heading', { name: 'This area is not part of your role' });
});

test('g and a letter lead to an area; the cursor goes to its heading', async () => {
  signInBefore(school, 'tutor');
  const router = await openConsole('/');
  await screen.findByRole('heading', { name: 'My day', level: 1 });
  press('g', 'w');
  const heading = await screen.findByRole('heading', { name: 'Worksheets', level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(router.state.location.pathname).toBe('/worksheets');
  press('g', 'b');
  press('g', 'd');
  await screen.findByRole('heading', { name: 'My day', level: 1 });
});

test('a question mark opens the help; keys can be switched off there', async () => {
  signInBefore(school, 'tutor');
  const router = await openConsole('/');
  await screen.findByRole('heading', { name: 'My day', level: 1 });
  press('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard' });
  expect(within(help).getByText('Marking').closest('div')?.textContent).toBe('Markinggm');
  expect(within(help).queryByText('Brand')).toBeNull();
  fireEvent.click(within(help).getByRole('switch'));
  fireEvent.click(within(help).getByRole('button', { name: 'Close' }));
  press('g', 'w');
  fireEvent.click(screen.getByRole('link', { name: 'Marking' }));
  await screen.findByRole('heading', { name: 'Marking', level: 1 });
  expect(router.state.location.pathname).toBe('/marking');
});

test('letters typed into a field are letters', async () => {
  signInBefore(school, 'tutor');
  const router = await openConsole('/');
  await screen.findByRole('heading', { name: 'My day', level: 1 });
  const field = document.createElement('input');
  document.body.append(field);
  for (const key of ['g', 'w', '?']) fireEvent.keyDown(field, { key });
  field.remove();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/');
});

test('the other language comes in place', async () => {
  signInBefore(school, 'tutor');
  await openConsole('/');
  fireEvent.click(await screen.findByRole('button', { name: 'हिन्दी' }));
  await screen.findByRole('heading', { name: 'मेरा दिन', level: 1 });
  expect(document.documentElement.lang).toBe('hi');
});

test('a lost network is said above the page', async () => {
  signInBefore(school, 'tutor');
  await openConsole('/');
  await screen.findByRole('heading', { name: 'My day', level: 1 });
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  fireEvent(globalThis as unknown as Window, new Event('offline'));
  await screen.findByText('You are offline.');
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  fireEvent(globalThis as unknown as Window, new Event('online'));
});
