import { courses, products } from '@shala/api-client/example-answers.ts';
import { child } from '@shala/api-client/example-family.ts';
import {
  about,
  exercise,
  lesson,
  notification,
  notificationsPage,
} from '@shala/api-client/example-notifications.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tellSessionNews } from '#shared/realtime/session-news.ts';
import { answerFamily } from '../test-support/family-answers.ts';
import { leaveApp, openApp, signInBefore, signInParentBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

type Wire = ReturnType<typeof notification>;

const base = '/api/v1/notice/student/notifications';
const coursesPath = '/api/v1/course/student/student_courses';
const ok = (body: unknown): Answer => ({ status: 200, body });
const refuse = (): Answer => ({ status: 422, body: { error: 'x', code: 'x', request_id: 'r' } });
const [exam, classRoom] = courses.student_courses;
let school: School;
let kept: Wire[];

/** A school that keeps the notifications, marks them and lets them go. */
function answerNotifications(): void {
  school.answer(base, () => ok(notificationsPage(kept)));
  school.answer(`${base}/destroy_all`, () => {
    kept = [];
    return ok({ success: true });
  });
  for (const { id } of kept) {
    const one = () => kept.find((some) => some.id === id);
    school.answer(`${base}/${id}/viewed`, () => {
      kept = kept.map((some) => (some.id === id ? { ...some, is_seen: true } : some));
      return ok({ notification: one() });
    });
    school.answer(`${base}/${id}`, ({ method }) => {
      if (method === 'GET') return one() ? ok({ notification: one() }) : { ...refuse(), status: 404 };
      kept = kept.filter((some) => some.id !== id);
      return ok({ success: true });
    });
  }
  for (const [name, count] of Object.entries({ live_classes: 2, work_sheets: 1, messages: 3 })) {
    school.answer(`${base}/${name}_count`, () => ok({ count }));
  }
}

async function openPanel() {
  const [bell] = await screen.findAllByRole('button', { name: /^Notifications/ });
  (bell as HTMLElement).focus();
  fireEvent.click(bell as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: /^Notifications/ });
  return { bell, dialog, panel: within(dialog) };
}
const asked = (path: string, method = 'GET') =>
  school.asked.filter((one) => one.path === path && one.method === method).length;
const card = (panel: ReturnType<typeof within>, title: string) =>
  within(panel.getByRole('button', { name: title }).closest('li') as HTMLElement);

beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/notifications.tsx');
  await import('@shala/ui/sheet-body.tsx');
}, 60_000);
beforeEach(async () => {
  school = await openSchool();
  const now = Date.now();
  kept = [
    notification(1, { title: 'Sports day', created_at: new Date(now - 12 * 60_000).toISOString() }),
    notification(2, { title: 'Fees are due', created_at: '2025-07-14T12:40:00.000Z', is_seen: true }),
  ];
  answerNotifications();
  signInBefore();
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

describe('the shell', () => {
  test('[NV-03] [NV-10] [SS-06] the bell carries the sum, the sidebar each count, the panel its own number', async () => {
    await openApp('/leaderboard');
    const bells = await screen.findAllByRole('button', { name: 'Notifications, 6 new' });
    expect(bells[0]?.textContent).toBe('6');
    const [side, bar] = screen.getAllByRole('navigation', { name: 'Main menu' });
    const names = (menu: HTMLElement | undefined) =>
      within(menu as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
        .filter((text) => text?.includes('new'));
    expect(names(side)).toEqual(['Live Class2, 2 new', 'Worksheets1, 1 new', 'Query3, 3 new']);
    expect(names(bar)).toEqual(['Live Class2, 2 new', 'Notifications6, 6 new']);
    const { dialog } = await openPanel();
    await within(dialog).findByText(', 1 new');
  });

  test('news are told to a screen reader, and an open list has them at once', async () => {
    await openApp('/leaderboard');
    const { panel } = await openPanel();
    await panel.findByText('Sports day');
    kept = [notification(3, { title: 'Holiday' }), ...kept];
    tellSessionNews({ kind: 'told', news: { id: '1-0', type: 'notification' } });
    await panel.findByText('Holiday');
    panel.getByText('1 new notification has come');
  });
});

describe('the panel', () => {
  test('[NT-01] cards stand under their day, with the time and New; one page has no pages', async () => {
    await openApp('/leaderboard');
    const { panel } = await openPanel();
    await panel.findByText('Sports day');
    expect(card(panel, 'Sports day').getByText('New')).toBeTruthy();
    // Just after midnight in India it came yesterday.
    expect(card(panel, 'Sports day').getByText(/^1\d min ago$|, 11:\d\d pm$/)).toBeTruthy();
    expect(card(panel, 'Fees are due').queryByText('New')).toBeNull();
    panel.getByRole('heading', { name: '14 Jul 2025' });
    panel.getByRole('button', { name: 'Clear all' });
    expect(panel.queryByRole('navigation')).toBeNull();
  });

  test('[NT-01] several pages are turned, and nothing changes their size', async () => {
    school.answer(base, ({ search }) => {
      const page = Number(search.get('page'));
      return ok(notificationsPage([notification(page, { title: `On page ${page}` })], { page, pages: 3 }));
    });
    await openApp('/leaderboard');
    const { panel } = await openPanel();
    await panel.findByText('On page 1');
    const pages = within(panel.getByRole('navigation', { name: 'Pages of notifications' }));
    expect(panel.queryByRole('combobox')).toBeNull();
    fireEvent.click(pages.getByRole('button', { name: 'Page 2' }));
    await panel.findByText('On page 2');
  });

  test('[NT-02] a click marks it as seen, and a message of the school opens in place', async () => {
    await openApp('/leaderboard');
    const { panel } = await openPanel();
    fireEvent.click(await panel.findByRole('button', { name: 'Sports day' }));
    await waitFor(() => expect(card(panel, 'Sports day').queryByText('New')).toBeNull());
    expect(asked(`${base}/1/viewed`, 'PUT')).toBe(1);
    expect(panel.getByRole('button', { name: 'Sports day' }).getAttribute('aria-expanded')).toBe('true');
    expect(location.pathname).toBe('/leaderboard');
  });

  test('[NT-03] one is deleted, and the list is asked for again', async () => {
    await openApp('/leaderboard');
    const { panel, dialog } = await openPanel();
    await panel.findByText('Sports day');
    const before = asked(base);
    fireEvent.click(panel.getByRole('button', { name: 'Delete: Sports day' }));
    await waitFor(() => expect(panel.queryByText('Sports day')).toBeNull());
    expect(asked(`${base}/1`, 'DELETE')).toBe(1);
    expect(asked(base)).toBeGreaterThan(before);
    panel.getByText('Fees are due');
    await panel.findByText('The notification is deleted');
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  test('[NT-03] Clear all leaves an empty list, and the focus stays inside', async () => {
    await openApp('/leaderboard');
    const { panel, dialog } = await openPanel();
    fireEvent.click(await panel.findByRole('button', { name: 'Clear all' }));
    await panel.findByText('You are all caught up');
    expect(asked(`${base}/destroy_all`, 'DELETE')).toBe(1);
    await panel.findByText('All notifications are cleared');
    expect(panel.queryByRole('button', { name: 'Clear all' })).toBeNull();
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  test('Escape closes it, and the focus goes back to the bell', async () => {
    await openApp('/leaderboard');
    const { bell, dialog } = await openPanel();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(bell));
  });

  test('[ER-18] a list that does not come offers another try', async () => {
    school.answer(base, refuse);
    await openApp('/leaderboard');
    const { panel } = await openPanel();
    await panel.findByText('Problem in fetching notifications');
    panel.getByText('Please try again later!');
    answerNotifications();
    fireEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await panel.findByText('Sports day');
  });

  test('[ER-18] a list that was there stays when it cannot be asked for again', async () => {
    await openApp('/leaderboard');
    const { panel } = await openPanel();
    await panel.findByText('Sports day');
    school.answer(base, refuse);
    tellSessionNews({ kind: 'caught-up' });
    const told = (await panel.findByText('Problem in fetching notifications')).closest('[role=alert]');
    expect(told?.textContent).toBe('Problem in fetching notifications Please try again later!');
    panel.getByText('Sports day');
  });

  test.each([
    ['[ER-19]', '/1/viewed', 'Sports day', 'Problem in fetching notification'],
    ['[ER-20]', '/destroy_all', 'Clear all', 'Problem in clearing notifications'],
    ['[ER-21]', '/1', 'Delete: Sports day', 'Problem in deleting notification'],
  ])('%s %s refused is told, and the list stays', async (_id, path, button, title) => {
    school.answer(`${base}${path}`, refuse);
    await openApp('/leaderboard');
    const { panel } = await openPanel();
    fireEvent.click(await panel.findByRole('button', { name: button }));
    const told = (await screen.findByText(title)).closest('[role=alert]') as HTMLElement;
    within(told).getByText('Please try again later!');
    panel.getByText('Sports day');
  });
});

describe('where it leads', () => {
  const ofClass = { course_type: 'class_room', student_course_id: 41 } as const;
  const ofExam = { course_type: 'exam', student_course_id: 42 } as const;
  const exerciseOf = (course: typeof ofClass | typeof ofExam) =>
    notification(5, {
      title: 'Your answer was checked',
      action: 'evaluated',
      ...course,
      data:
        course.course_type === 'exam'
          ? about('exam_exercise', { exam_exercise: exercise })
          : about('excercise', { excercise: exercise }),
    });

  test('a lesson of the course in use opens in the viewer, and the panel closes', async () => {
    kept = [
      notification(4, {
        title: 'New lesson',
        ...ofClass,
        data: about('chaptor_content', { chapter_content: lesson }),
      }),
    ];
    answerNotifications();
    const router = await openApp('/leaderboard');
    const { panel } = await openPanel();
    fireEvent.click(await panel.findByRole('button', { name: 'New lesson' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn/2/chapter/3/content/70'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    ['[NT-05]', ofClass, exam, [exam, classRoom], 'class', 'Class 8'],
    ['[NT-06]', ofExam, classRoom, [classRoom, exam], 'exam', 'MED'],
  ] as const)('%s without its course in use it asks to activate it, and then goes there', async (...row) => {
    const [, course, , order, word, name] = row;
    kept = [exerciseOf(course)];
    answerNotifications();
    let sorted: readonly unknown[] = order;
    school.answer(coursesPath, () => ok({ student_courses: sorted }));
    school.answer('/Student/ProductDetails', () => ok([...products(12), ...products(30)]));
    school.answer(`${coursesPath}/${course.student_course_id}`, () => {
      sorted = [...order].reverse();
      return ok({ student_course: sorted[0] });
    });
    const router = await openApp('/leaderboard');
    await screen.findAllByRole('button', { name: /: open the menu$/ });
    const { panel } = await openPanel();
    fireEvent.click(await panel.findByRole('button', { name: 'Your answer was checked' }));
    await panel.findByText(`Activate ${word}`);
    panel.getByText(`Please activate ${word} to take you there!`);
    expect(router.state.location.pathname).toBe('/leaderboard');
    fireEvent.click(panel.getByRole('button', { name: `Activate ${name}` }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/practice/exercise/60/exam/results'));
    expect(router.state.location.search).toEqual({ chapter: 3, subject: 2 });
    expect(localStorage.getItem('COURSE_ID')).toBe(String(course.student_course_id));
  });

  test('[NT-04] a sibling’s asks to switch the profile, and then goes there', async () => {
    const family = answerFamily(school, [child(7, 'Ananya', { is_current: true }), child(8, 'Vihaan')]);
    signInParentBefore(child(7, 'Ananya', { is_current: true }));
    kept = [
      notification(6, {
        title: 'A class is live',
        receiver: { type: 'student', id: 8, first_name: 'Vihaan' },
        data: about('live_class', { live_class: { id: 9, title: 'Friction at home' } }),
      }),
    ];
    answerNotifications();
    const router = await openApp('/leaderboard');
    const { panel } = await openPanel();
    fireEvent.click(await panel.findByRole('button', { name: 'A class is live' }));
    await panel.findByText('Notification for Vihaan');
    panel.getByText('Please switch profile to take you there!');
    expect(router.state.location.pathname).toBe('/leaderboard');
    expect(family.saved(8)).toEqual([]);
    fireEvent.click(panel.getByRole('button', { name: 'Switch to Vihaan' }));
    await screen.findAllByRole('heading', { level: 1, name: 'Live Class' });
    expect(router.state.location.pathname).toBe('/live-class');
    expect(family.saved(8)).toEqual([{ is_current: true }]);
  });

  test('a student has no profile to switch to: the words alone', async () => {
    kept = [
      notification(6, { title: 'Elsewhere', receiver: { type: 'student', id: 8, first_name: 'Vihaan' } }),
    ];
    answerNotifications();
    await openApp('/leaderboard');
    const { panel } = await openPanel();
    fireEvent.click(await panel.findByRole('button', { name: 'Elsewhere' }));
    await panel.findByText('Notification for Vihaan');
    expect(panel.queryByRole('button', { name: /^Switch/ })).toBeNull();
  });
});
