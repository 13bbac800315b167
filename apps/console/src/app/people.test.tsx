import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveConsole, openConsole, signInBefore } from '../test-support/open-console.tsx';
import { openStaffServer } from '../test-support/staff-answers.ts';

const people = '/api/v1/console/staff/people';
const done = () => ({ status: 200, body: { success: true } });
const joseph = {
  id: 7,
  name: 'Joseph Kurian',
  email: 'joseph@example.org',
  title: null,
  is_blocked: false,
  has_joined: true,
  roles: [{ role: 'tutor', institute: null }],
  teaching: [
    {
      id: 31,
      course: { id: 1, name: 'Class 8' },
      subject: { id: 2, name: 'Physics' },
      section: { id: 4, name: '8-A' },
    },
  ],
  is_editable: true,
};
const meta = {
  current_page: 1,
  total_pages: 1,
  total_count: 1,
  next_page: null,
  prev_page: null,
  items_per_page: 25,
};
const places = {
  institutes: [{ id: 3, name: 'Hennur', sections: [{ id: 4, name: '8-A', course_id: 1 }] }],
  courses: [{ id: 1, name: 'Class 8', subjects: [{ id: 2, name: 'Physics' }] }],
  is_tenant_admin: false,
};

let school: School;
beforeEach(async () => {
  school = await openStaffServer();
  signInBefore(school, 'school_admin');
  school.answer('/api/v1/console/staff/places', () => ({ status: 200, body: places }));
  school.answer(people, ({ method }) => ({
    status: 200,
    body: method === 'POST' ? { staff_id: 8 } : { people: [joseph], meta },
  }));
});
afterEach(async () => {
  leaveConsole();
  await school.close();
});

const sent = (method: string, path: string) =>
  school.asked.find((asked) => asked.method === method && asked.path === path)?.body;
const openPerson = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Joseph Kurian' }));
  return screen.findByRole('dialog', { name: 'Joseph Kurian' });
};

test('the people who work there are shown with roles, what they teach and whether they are here', async () => {
  await openConsole('/school/staff');
  const table = await screen.findByRole('table', { name: 'Staff' });
  const row = within(table).getByRole('row', { name: /Joseph/ });
  expect(row.textContent).toContain('Physics · Class 8 · 8-A');
  within(row).getByText('Tutor');
  within(row).getByText('Active');
});

test('somebody is invited with a role and a section, which says the course', async () => {
  await openConsole('/school/staff');
  fireEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite' });
  await within(dialog).findByLabelText('Name');
  const fill = (name: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(name), { target: { value } });
  // A school makes no administrators of the tenant.
  expect(within(dialog).queryByRole('option', { name: 'Administrator' })).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await within(dialog).findByText('Enter the name');
  fill('Name', 'Kavita Menon');
  fill('Email address', 'kavita@example.org');
  fill('Section', '4');
  fill('Subject', '2');
  fill('Language of the mail', 'hi');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await screen.findByText('An invitation is on its way to kavita@example.org');
  expect(sent('POST', people)).toEqual({
    person: {
      name: 'Kavita Menon',
      email: 'kavita@example.org',
      role: 'tutor',
      institute_id: null,
      teaching: { course_id: 1, subject_id: 2, section_id: 4 },
      language: 'hi',
    },
  });
});

test("a refusal says the server's words and keeps the form", async () => {
  school.answer(people, ({ method }) =>
    method === 'POST'
      ? { status: 422, body: { error: 'Choose a section', code: 'section_required' } }
      : { status: 200, body: { people: [joseph], meta } },
  );
  await openConsole('/school/staff');
  fireEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite' });
  await within(dialog).findByLabelText('Name');
  fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'K' } });
  fireEvent.change(within(dialog).getByLabelText('Email address'), { target: { value: 'k@example.org' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await screen.findByText('Choose a section');
  screen.getByRole('dialog', { name: 'Invite' });
});

test('somebody is blocked after a question, and not by a slip', async () => {
  school.answer(`${people}/7/block`, done);
  await openConsole('/school/staff');
  const sheet = await openPerson();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Block' }));
  const question = await screen.findByRole('dialog', { name: 'Block Joseph Kurian?' });
  expect(sent('PUT', `${people}/7/block`)).toBeUndefined();
  fireEvent.click(within(question).getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(sent('PUT', `${people}/7/block`)).toEqual({ person: { is_blocked: true } }));
});

test('roles and teaching are given and taken, and an invitation is sent again', async () => {
  for (const path of ['role', 'teaching', 'teaching/31', 'invitation'])
    school.answer(`${people}/7/${path}`, done);
  await openConsole('/school/staff');
  const sheet = await openPerson();
  fireEvent.change(await within(sheet).findByLabelText('Role'), { target: { value: 'school_admin' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Give this role' }));
  await waitFor(() =>
    expect(sent('PUT', `${people}/7/role`)).toEqual({
      role: { role: 'school_admin', institute_id: 3, is_given: true },
    }),
  );
  fireEvent.click(within(sheet).getByRole('button', { name: 'Remove: Physics · Class 8 · 8-A' }));
  await waitFor(() => expect(school.asked.some(({ method }) => method === 'DELETE')).toBe(true));
  fireEvent.click(within(sheet).getByRole('button', { name: 'Invite again' }));
  await waitFor(() =>
    expect(sent('POST', `${people}/7/invitation`)).toEqual({ invitation: { language: 'en' } }),
  );
});

test('whoever is not theirs to change is shown without the means', async () => {
  school.answer(people, () => ({ status: 200, body: { people: [{ ...joseph, is_editable: false }], meta } }));
  await openConsole('/school/staff');
  const sheet = await openPerson();
  within(sheet).getByText(/Only an administrator changes/);
  expect(within(sheet).queryByRole('button', { name: 'Block' })).toBeNull();
  expect(within(sheet).queryByRole('button', { name: 'Invite again' })).toBeNull();
});

test('places that do not come are told where they are needed, with another try', async () => {
  const path = '/api/v1/console/staff/places';
  school.answer(path, () => ({ status: 422, body: {} }));
  await openConsole('/school/staff');
  fireEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite' });
  const again = await within(dialog).findByRole('button', { name: 'Try again' });
  school.answer(path, () => ({ status: 200, body: places }));
  fireEvent.click(again);
  await within(dialog).findByLabelText('Name');
});

test('a role is removed after a question, and not by a slip', async () => {
  school.answer(`${people}/7/role`, done);
  await openConsole('/school/staff');
  const sheet = await openPerson();
  fireEvent.click(await within(sheet).findByRole('button', { name: 'Remove the role Tutor' }));
  const question = await screen.findByRole('dialog', { name: 'Remove the role Tutor?' });
  expect(sent('PUT', `${people}/7/role`)).toBeUndefined();
  fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(sent('PUT', `${people}/7/role`)).toEqual({
      role: { role: 'tutor', institute_id: null, is_given: false },
    }),
  );
});
