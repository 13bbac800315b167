import { courses, products } from '@shala/api-client/example-answers.ts';
import { pending } from '@shala/api-client/example-contents.ts';
import { child } from '@shala/api-client/example-family.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beforeProfileChange } from '#shared/session/leave-profile.ts';
import { answerFamily } from '../test-support/family-answers.ts';
import { leaveApp, openApp, signInBefore, signInParentBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const coursesPath = '/api/v1/course/student/student_courses';
const ok = (body: unknown) => (): Answer => ({ status: 200, body });
const [exam, classRoom] = courses.student_courses;

/** A school that remembers which of the two courses was chosen last. */
function answerCourses(): void {
  let order = [classRoom, exam];
  school.answer(coursesPath, () => ({ status: 200, body: { student_courses: order } }));
  school.answer('/Student/ProductDetails', ok([...products(12), ...products(30)]));
  school.answer(`${coursesPath}/42`, () => {
    order = [exam, classRoom];
    return { status: 200, body: { student_course: exam } };
  });
  school.answer(`${coursesPath}/42/exam_subjects`, ok({ exam_subjects: [] }));
  for (const id of [41, 42]) {
    school.answer(`${coursesPath}/${id}/pending_chapter_contents`, ok(pending()));
    school.answer(
      `${coursesPath}/${id}/pending_exam_chapter_contents`,
      ok({ pending_exam_chapter_contents: [] }),
    );
  }
}

async function openSwitcher() {
  const [button] = await screen.findAllByRole('button', { name: /, Class 8: open the menu/ });
  fireEvent.click(button as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  return { dialog, inside: within(dialog) };
}

beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/learn-page.tsx');
  await import('@shala/ui/dialog-body.tsx');
}, 60_000);
beforeEach(async () => {
  school = await openSchool();
  answerCourses();
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

describe('a student', () => {
  beforeEach(() => signInBefore());

  test('[NV-12] [NV-13] [NV-14] the profile button opens the greeting and the active courses, the current one marked', async () => {
    await openApp('/learn');
    const { dialog, inside } = await openSwitcher();
    expect(dialog.getAttribute('aria-label')?.replace(/\s+/g, ' ')).toBe(
      'Hi Ananya, What are you preparing for?',
    );
    const options = within(inside.getByRole('list', { name: 'Courses' })).getAllByRole('button');
    expect(options.map((option) => [option.textContent, option.getAttribute('aria-current')])).toEqual([
      ['8CBSE Class 8Free trial till 31 Mar 2027Free trial', 'true'],
      ['MMedical EntranceFree trial till 31 Mar 2027Free trial', null],
    ]);
  });

  test('a course that was put aside is not offered, and an expired one says so', async () => {
    school.answer(
      coursesPath,
      ok({
        student_courses: [
          { ...classRoom, is_trial: false, is_expired: true },
          { ...exam, is_active: false },
        ],
      }),
    );
    await openApp('/learn');
    const { inside } = await openSwitcher();
    const options = within(inside.getByRole('list', { name: 'Courses' })).getAllByRole('button');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '8CBSE Class 8Ended on 31 Mar 2027Expired',
    ]);
  });

  test('[NV-15] the menu leads to progress, leaderboard, profile with its orders, settings and contact, and out', async () => {
    await openApp('/learn');
    const { inside } = await openSwitcher();
    const links = within(inside.getByRole('navigation', { name: 'Account' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['My Progress', '/my-progress'],
      ['Leaderboard', '/leaderboard'],
      ['My Profile', '/my-profile'],
      ['Orders and receipts', '/my-profile/orders'],
      ['Settings', '/settings'],
      ['Contact Us', 'https://help.example.org'],
    ]);
    expect(links.at(-1)?.getAttribute('target')).toBe('_blank');
    inside.getByRole('button', { name: 'Logout' });
    expect(inside.queryByRole('list', { name: 'Who is learning?' })).toBeNull();
  });

  test.each([
    ['/learn/2', '/learn'],
    ['/my-progress', '/my-progress'],
    ['/my-progress/2', '/my-progress'],
    ['/leaderboard', '/leaderboard'],
  ])('[NV-16] choosing a course on %s makes it active and leads to %s', async (from, to) => {
    const router = await openApp(from);
    const { inside } = await openSwitcher();
    fireEvent.click(await inside.findByRole('button', { name: /Medical Entrance/ }));
    await screen.findAllByRole('button', { name: 'Ananya, MED: open the menu' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe(to);
    const put = school.asked.find(({ method }) => method === 'PUT');
    expect([put?.path, put?.body]).toEqual([`${coursesPath}/42`, { student_course: { is_active: true } }]);
    expect(localStorage.getItem('COURSE_ID')).toBe('42');
    expect(JSON.parse(localStorage.getItem('CURRENT_COURSE') ?? '')).toMatchObject({ id: 42, kind: 'exam' });
  });

  test('a switch the server refuses is told, and nothing changes', async () => {
    school.answer(`${coursesPath}/42`, () => ({
      status: 404,
      body: { error: 'x', code: 'x', request_id: 'r' },
    }));
    await openApp('/learn');
    const { inside } = await openSwitcher();
    fireEvent.click(await inside.findByRole('button', { name: /Medical Entrance/ }));
    await screen.findByText('Course not changed');
    expect(localStorage.getItem('COURSE_ID')).toBe('41');
  });
});

test('[NV-17] a parent switches the child: what the first one left is sent before the second takes the seat', async () => {
  const family = answerFamily(school, [
    child(7, 'Ananya', { is_current: true }),
    child(8, 'Vihaan'),
    child(9, 'Ira', { is_blocked: true }),
  ]);
  signInParentBefore(child(7, 'Ananya', { is_current: true }));
  const sent: string[] = [];
  const stop = beforeProfileChange(async (studentId) => {
    sent.push(`work of ${studentId}, before ${family.saved(8).length} changes`);
  });
  await openApp('/learn');
  const { inside } = await openSwitcher();
  const row = within(await inside.findByRole('list', { name: 'Who is learning?' }));
  expect(row.getByRole('button', { name: 'Ananya' }).getAttribute('aria-current')).toBe('true');
  expect(row.queryByRole('button', { name: /Ira/ })).toBeNull();
  inside.getByText(/Ira cannot learn here at the moment/);
  expect(row.getByRole('link', { name: 'Add a profile' }).getAttribute('href')).toBe(
    '/auth/register/profiles/add',
  );
  fireEvent.click(row.getByRole('button', { name: 'Vihaan' }));
  await screen.findByRole('heading', { name: 'Hi Vihaan, ready for Class 8?' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual(['work of 7, before 0 changes']);
  expect(family.saved(8)).toEqual([{ is_current: true }]);
  stop();
});

test('a switch whose answer got lost: the page shows the child for whom its tokens act by now', async () => {
  const tokenOf = (stu: number) => `h.${btoa(JSON.stringify({ kind: 'parent', par: 3, stu }))}.s`;
  const [ananya, vihaan] = [child(7, 'Ananya'), child(8, 'Vihaan', { is_current: true })];
  answerFamily(school, [ananya, vihaan]);
  signInParentBefore(ananya);
  localStorage.setItem('ACCESS_TOKEN', tokenOf(7));
  const token = { access_token: tokenOf(8), refresh_token: 'refresh-8', token_type: 'Bearer' };
  school.answer('/api/v1/user_management/parent/auth/login', ok({ user: {}, token }));
  school.answer(coursesPath, ({ headers }) =>
    headers.authorization === `Bearer ${tokenOf(8)}`
      ? { status: 200, body: { student_courses: [classRoom, exam] } }
      : { status: 401, body: { error: 'Please sign in again.', code: 'token_expired' } },
  );
  await openApp('/learn');
  await screen.findByRole('heading', { name: 'Hi Vihaan, ready for Class 8?' });
});
