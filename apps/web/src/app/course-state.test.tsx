import { courses, products } from '@shala/api-client/example-answers.ts';
import { child } from '@shala/api-client/example-family.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCourse } from '#features/enrolment/use-course.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { getSession, startSession, useSession } from '#shared/session/session.ts';
import { exampleBrand } from '../test-support/example-brand.ts';
import { answerFamily } from '../test-support/family-answers.ts';
import { leaveApp, openApp, signInBefore, signInParentBefore } from '../test-support/open-app.tsx';
import { openSchool, type School } from '../test-support/school-server.ts';

// Screens load their parts one after the other: on a busy machine that takes a while.

let school: School;
const find = { timeout: 20_000 };

beforeEach(async () => {
  school = await openSchool();
});
afterEach(async () => {
  vi.useRealTimers();
  leaveApp();
  await school.close();
});

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const ananya = () => child(7, 'Ananya', { is_current: true });

async function readCourse() {
  signInBefore();
  startSession();
  const { result } = renderHook(() => useCourse(), { wrapper });
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true), find);
  return result.current.state;
}

describe('what this device knows', () => {
  test('[SS-01] the storage holds nothing under any other name after signing in and choosing a child', async () => {
    answerFamily(school, [ananya(), child(8, 'Vihaan')]);
    signInParentBefore(ananya());
    await openApp('/auth/register/profiles');
    fireEvent.click(await screen.findByRole('button', { name: 'Vihaan' }, find));
    await screen.findByRole('link', { name: /Mathematics/ }, find);
    expect(Object.keys(localStorage).sort()).toEqual([
      'ACCESS_TOKEN',
      'COURSE_ID',
      'CURRENT_COURSE',
      'CURRENT_PROFILE',
      'PRODUCT_DETAILS',
      'REFRESH_TOKEN',
      'USER',
    ]);
  });

  test('[SS-02] [SS-05] the session storage holds the app name', async () => {
    await openApp('/auth/login');
    await screen.findByLabelText('Email address', {}, find);
    expect({ ...sessionStorage }).toMatchObject({ APP_NAME: 'localhost' });
  });

  test('[SS-03] whether somebody is signed in, and who', () => {
    startSession();
    const { result } = renderHook(() => useSession());
    expect(result.current).toEqual({ isAuthenticated: false, user: null, role: null });
    signInBefore();
    startSession();
    expect(getSession()).toMatchObject({ isAuthenticated: true, role: 'student', user: { id: 7 } });
  });

  test('[SS-04] [SS-14] [SS-16] the first active course that the product details know is the current one', async () => {
    const [exam, classRoom] = courses.student_courses;
    if (!exam || !classRoom) throw new Error('the example has two courses');
    const student_courses = [
      exam,
      { ...classRoom, id: 40, is_active: false },
      classRoom,
      { ...classRoom, id: 43 },
    ];
    school.answer('/api/v1/course/student/student_courses', () => ({
      status: 200,
      body: { student_courses },
    }));
    const state = await readCourse();
    expect(state).toMatchObject({
      course: { id: 41, courseId: 12 },
      courseId: 41,
      courseType: 'class_room',
      products: [{ courseId: 12 }],
    });
    expect(localStorage.getItem('COURSE_ID')).toBe('41');
    expect(stored('CURRENT_COURSE')).toMatchObject({ id: 41, kind: 'class_room', isActive: true });
    expect(stored('PRODUCT_DETAILS')).toMatchObject([{ courseId: 12, endDate: '2027-03-31' }]);
  });

  test.each([
    [true, false],
    [false, true],
  ])(
    '[SS-05] [SS-14] [SS-15] [C08] trial %s and expired %s are the server’s words, whatever the end date seems to say',
    async (isTrial, isExpired) => {
      const student_courses = courses.student_courses.map((course) => ({
        ...course,
        is_trial: isTrial,
        is_expired: isExpired,
      }));
      school.answer('/api/v1/course/student/student_courses', () => ({
        status: 200,
        body: { student_courses },
      }));
      // An end date on the other side of the flag: the day is counted in India, by the server.
      const body = products(12).map((one) => ({ ...one, enddate: isExpired ? '2999-01-01' : '2001-01-01' }));
      school.answer('/Student/ProductDetails', () => ({ status: 200, body }));
      const state = await readCourse();
      expect({ isTrial: state.isTrial, isExpired: state.isExpired }).toEqual({ isTrial, isExpired });
      expect(stored('CURRENT_COURSE')).toMatchObject({ isTrial, isExpired });
    },
  );

  test('an answer that comes after another child took the seat is not kept as that child’s', async () => {
    answerFamily(school, [ananya(), child(8, 'Vihaan', { is_current: false })]);
    signInParentBefore(ananya());
    startSession();
    school.answer('/Student/ProductDetails', () => {
      signInParentBefore(child(8, 'Vihaan', { is_current: true }));
      return { status: 200, body: products(12) };
    });
    const { result } = renderHook(() => useCourse(), { wrapper });
    await waitFor(() => expect(result.current.query.isSuccess).toBe(true), find);
    expect(localStorage.getItem('CURRENT_COURSE')).toBeNull();
    expect(localStorage.getItem('COURSE_ID')).toBeNull();
  });

  test('[SS-08] a page says what stands in the bar above it: title, back arrow, search; the next page has its own', async () => {
    signInBefore();
    const router = await openApp('/learn');
    await screen.findByText('Learn by Subjects', {}, find);
    expect(screen.getAllByRole('heading', { level: 1, name: 'Learn' })).not.toHaveLength(0);
    expect(screen.getAllByRole('searchbox')).not.toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
    router.history.push('/settings');
    await screen.findAllByRole('heading', { level: 1, name: 'Settings' }, find);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Back' })[0]?.getAttribute('href')).toBe('/learn');
  });
});

describe('/building', () => {
  test('[RT-15] [OB-22] waits until the product details know the course, then opens Learn', async () => {
    answerFamily(school, [ananya()]);
    signInParentBefore(ananya());
    school.answer('/Student/ProductDetails', () => ({ status: 200, body: [] }));
    const router = await openApp('/building');
    await screen.findByRole('heading', { level: 1, name: 'Building your course' }, find);
    await waitFor(() =>
      expect(school.asked.some(({ path }) => path === '/Student/ProductDetails')).toBe(true),
    );
    expect(router.state.location.pathname).toBe('/building');
    school.answer('/Student/ProductDetails', () => ({ status: 200, body: products(12) }));
    await screen.findByText('Learn by Subjects', {}, find);
    expect(router.state.location.pathname).toBe('/learn');
  });

  test('a course that is there does not hide that the wizard has a step left', async () => {
    const atStep2 = child(7, 'Ananya', { is_current: true, step: 2 });
    answerFamily(school, [atStep2]);
    signInParentBefore(atStep2);
    const router = await openApp('/building');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/add\/7\/usage$/), find);
  });

  test('without a child in the seat there is nothing to build: the parent adds one', async () => {
    answerFamily(school, []);
    signInParentBefore(null);
    const router = await openApp('/building');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/register/profiles/add'), find);
  });

  test('[ER-13] says after ten seconds that it went wrong, and tries again when asked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answerFamily(school, [ananya()]);
    signInParentBefore(ananya());
    school.answer('/Student/ProductDetails', () => ({ status: 404, body: { isSuccess: false, code: 'x' } }));
    const router = await openApp('/building');
    await screen.findByText('Your books are being put on the shelf', {}, find);
    await vi.advanceTimersByTimeAsync(8000);
    expect(screen.queryByText('Something went wrong!')).toBeNull();
    await vi.advanceTimersByTimeAsync(2500);
    await screen.findByText('Something went wrong!', {}, find);
    school.answer('/Student/ProductDetails', () => ({ status: 200, body: products(12) }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn'), find);
  });
});

describe('no course that runs', () => {
  const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

  beforeEach(() => school.answer('/Student/ProductDetails', () => ({ status: 200, body: [] })));

  test('[C12] a parent may buy, start a trial, or ask', async () => {
    answerFamily(school, [ananya()]);
    signInParentBefore(ananya());
    await openApp('/learn', { ...exampleBrand, flags: { ...exampleBrand.flags, trialDays: 7 } });
    await screen.findByText('No course yet', {}, find);
    expect(link('Start trial')).toBe('/auth/register/profiles/add/7/usage');
    expect(link('Contact us')).toBe('https://help.example.org');
    expect(
      screen.getAllByRole('link', { name: 'Buy Course' }).map((one) => one.getAttribute('href')),
    ).toContain('/products');
  });

  test('[C12] a student starts no trial, and a brand without a store sells nothing', async () => {
    signInBefore();
    await openApp('/learn', {
      ...exampleBrand,
      flags: { ...exampleBrand.flags, store: 'off', trialDays: 7 },
    });
    await screen.findByText('No course yet', {}, find);
    expect([link('Start trial'), link('Buy Course')]).toEqual([null, null]);
    expect(link('Contact us')).toBe('https://help.example.org');
  });
});
