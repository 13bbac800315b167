import { classRoomSubject } from '@shala/api-client/example-answers.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exampleBrand } from '../test-support/example-brand.ts';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { openSchool, type School } from '../test-support/school-server.ts';

let school: School;

beforeEach(async () => {
  school = await openSchool();
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

const loginPath = '/api/v1/user_management/student/auth/login';
const refreshPath = '/api/v1/user_management/parent/auth/login';
const emailField = () => screen.findByLabelText('Email address');
const passwordField = () => screen.findByLabelText('Password');
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Login' }));

async function type(email: string, password: string) {
  fireEvent.change(await emailField(), { target: { value: email } });
  fireEvent.change(await passwordField(), { target: { value: password } });
}

async function signIn() {
  await type('ananya@example.org', 'right-1');
  submit();
}

describe('routes', () => {
  test('[BR-15] a guarded route leads somebody unknown to the login page', async () => {
    const router = await openApp('/learn');
    await emailField();
    expect(router.state.location.pathname).toBe('/auth/login');
  });

  test('[BR-14] an unknown path leads home, and so do /main and the bare host', async () => {
    signInBefore();
    for (const path of ['/no/such/place', '/main', '/']) {
      const router = await openApp(path);
      await screen.findAllByRole('heading', { level: 1, name: 'Learn' });
      expect(router.state.location.pathname).toBe('/learn');
    }
  });

  test('/auth leads to the login page, and a signed-in student from there to Learn', async () => {
    const router = await openApp('/auth');
    await emailField();
    expect(router.state.location.pathname).toBe('/auth/login');
    leaveApp();
    signInBefore();
    const again = await openApp('/auth/login');
    await waitFor(() => expect(again.state.location.pathname).toBe('/learn'));
  });

  test.each([
    ['[BR-16] a role that is not in the list', 'staff'],
    ['[BR-17] an unknown role', 'visitor'],
  ])('%s sees that the route is not for it', async (_title, kind) => {
    signInBefore(kind);
    await openApp('/learn');
    await screen.findByText('You are not authorised to view this route !!');
    expect(screen.queryByText('Learn by Subjects')).toBeNull();
    expect(school.asked).toHaveLength(0);
  });
});

describe('the login page', () => {
  test('[RT-02] [AU-01] [AU-02] [AU-03] has e-mail, password and the links', async () => {
    await openApp('/auth/login');
    expect((await emailField()).getAttribute('type')).toBe('email');
    expect((await passwordField()).getAttribute('type')).toBe('password');
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Forgot Password? Click here')).toBe('/auth/login/forgot-password');
    expect(target('Terms')).toBe('/terms-and-conditions');
    expect(target('Privacy Policy')).toBe('/privacy-policy');
  });

  test('[BR-02] another brand shows its own name, letter and words', async () => {
    await openApp('/auth/login', {
      ...exampleBrand,
      name: { en: 'Udaan' },
      logoLetter: { en: 'U' },
      texts: { tagline: { en: 'Steady practice for the exams.' }, 'login.title': { en: 'Welcome to Udaan' } },
    });
    await screen.findByRole('heading', { level: 1, name: 'Welcome to Udaan' });
    expect(screen.getByText('Steady practice for the exams.')).toBeTruthy();
    expect(screen.getByText('U')).toBeTruthy();
    expect(screen.queryByText('Shala')).toBeNull();
  });

  test('[VA-02] [VA-03] empty fields complain on submit, and nothing is sent', async () => {
    await openApp('/auth/login');
    await emailField();
    submit();
    await screen.findByText('Email address is required!');
    await screen.findByText('Password is required!');
    expect(document.activeElement).toBe(await emailField());
    expect(school.asked).toHaveLength(0);
  });

  test('[VA-01] [VA-04] wrong values complain when the field is left, and stop when mended', async () => {
    await openApp('/auth/login');
    await type('ananya@', 'two words');
    expect(screen.queryByText('Enter a valid email address')).toBeNull();
    fireEvent.blur(await emailField());
    fireEvent.blur(await passwordField());
    await screen.findByText('Enter a valid email address');
    await screen.findByText('This field cannot contain white space');
    await type('ananya@example.org', 'right-1');
    expect(screen.queryByText('Enter a valid email address')).toBeNull();
    expect(screen.queryByText('This field cannot contain white space')).toBeNull();
  });

  test('[AU-04] [SS-10] success stores user and tokens, fetches product details and goes to Learn', async () => {
    const router = await openApp('/auth/login');
    await signIn();
    await screen.findByText('Learn by Subjects');
    expect(router.state.location.pathname).toBe('/learn');
    expect(school.asked.map(({ path }) => path)).toContain('/Student/ProductDetails');
    expect(JSON.parse(localStorage.getItem('USER') ?? '')).toMatchObject({ id: 7, firstName: 'Ananya' });
    expect(localStorage.getItem('ACCESS_TOKEN')).toContain('h.');
    expect(localStorage.getItem('REFRESH_TOKEN')).toBe('refresh');
    expect(JSON.parse(localStorage.getItem('PRODUCT_DETAILS') ?? '')).toMatchObject([{ courseId: 12 }]);
    // Course 42 comes first but is in no product: 41 is the current one.
    expect(localStorage.getItem('COURSE_ID')).toBe('41');
    expect(JSON.parse(localStorage.getItem('CURRENT_COURSE') ?? '')).toMatchObject({
      id: 41,
      kind: 'class_room',
    });
  });

  test.each([
    ['[ER-02] wrong credentials', 401, {}, ['Login failed', 'Incorrect email or password']],
    ['[ER-01] a 422', 422, {}, ['Error', 'The server said so']],
    ['a blocked account', 403, {}, ['Login failed', 'The server said so']],
    ['too many tries', 429, { 'retry-after': '300' }, ['Too many tries', 'Try again in 5 minutes.']],
    [
      'too many tries for a moment',
      429,
      { 'retry-after': '1' },
      ['Too many tries', 'Try again in 1 second.'],
    ],
  ])('%s: an error toast says what happened', async (_title, status, headers, words) => {
    school.answer(loginPath, () => ({
      status,
      headers: headers as Record<string, string>,
      body: { error: 'The server said so', code: 'x', request_id: 'r' },
    }));
    const router = await openApp('/auth/login');
    await signIn();
    const toasts = await screen.findAllByRole('alert');
    const toaster = toasts.at(-1) as HTMLElement;
    for (const word of words) await within(toaster).findByText(word);
    expect(router.state.location.pathname).toBe('/auth/login');
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
    fireEvent.click(within(toaster).getByRole('button', { name: 'Close' }));
  });

  test('the language changes in place and is remembered', async () => {
    await openApp('/auth/login');
    await type('ananya@example.org', '');
    fireEvent.click(screen.getByRole('button', { name: 'हिन्दी', pressed: false }));
    await screen.findByRole('heading', { name: 'आगे बढ़ने के लिए लॉगिन करें' });
    expect(screen.getByLabelText<HTMLInputElement>('ईमेल पता').value).toBe('ananya@example.org');
    expect(document.documentElement.lang).toBe('hi');
    expect(localStorage.getItem('LANGUAGE')).toBe('hi');
  });
});

describe('Learn', () => {
  beforeEach(() => signInBefore());

  test('[RT-19] [LN-01] [NV-07] has its title and sub text in the top bar', async () => {
    await openApp('/learn');
    const title = (await screen.findAllByRole('heading', { level: 1, name: 'Learn' }))[0];
    expect(
      within(title?.closest('header') as HTMLElement).getByText('You are doing good, Keep it up!'),
    ).toBeTruthy();
  });

  test('[NV-07] a page below another has a back arrow in the top bar', async () => {
    await openApp('/settings');
    const [back] = await screen.findAllByRole('link', { name: 'Back' });
    expect(back?.closest('header')).not.toBeNull();
    expect(back?.getAttribute('href')).toBe('/learn');
  });

  test('[LN-03] welcomes by first name and class', async () => {
    await openApp('/learn');
    await screen.findByRole('heading', { name: 'Hi Ananya, ready for Class 8?' });
  });

  test('[LN-04] shows a book for every subject with its chapters', async () => {
    await openApp('/learn');
    await screen.findByRole('heading', { name: 'Learn by Subjects' });
    const maths = await screen.findByRole('link', { name: /Mathematics/ });
    expect(maths.textContent).toContain('16 chapters');
    expect((await screen.findByRole('link', { name: /Physics/ })).textContent).toContain('1 chapter');
  });

  test('[LN-02] the search asks the server once the typing rests', async () => {
    await openApp('/learn');
    await screen.findByRole('link', { name: /Mathematics/ });
    const [box] = screen.getAllByRole('searchbox', { name: 'Search subjects, topics ...' });
    if (!box) throw new Error('no search box');
    for (const value of ['p', 'ph', 'phy']) fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(screen.queryByRole('link', { name: /Mathematics/ })).toBeNull(), {
      timeout: 2000,
    });
    expect(screen.getByRole('link', { name: /Physics/ })).toBeTruthy();
    const searches = school.asked.flatMap(({ search }) => search.get('search') ?? []);
    expect(searches).toEqual(['phy']);
  });

  test('[NV-11] the top bar shows first name, current course and picture', async () => {
    await openApp('/learn');
    const [button] = await screen.findAllByRole('button', { name: 'Ananya, Class 8: open the menu' });
    expect(button?.textContent).toContain('Ananya');
    expect(button?.textContent).toContain('Class 8');
    expect(button?.querySelector('img')?.getAttribute('src')).toBe('/p.png');
  });

  test('[NV-05] the bottom bar leads to Learn, Practice, Live Class and Notifications', async () => {
    await openApp('/learn');
    await screen.findByText('Learn by Subjects');
    const bar = screen.getAllByRole('navigation', { name: 'Main menu' }).at(-1) as HTMLElement;
    const links = within(bar).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Learn', '/learn'],
      ['Practice', '/practice'],
      ['Live Class', '/live-class'],
      ['Notifications', '/announcement'],
    ]);
  });

  test('subjects that do not load offer a retry that works', async () => {
    const path = '/api/v1/course/student/student_courses/41/class_room_subjects';
    school.answer(path, () => ({ status: 404, body: { error: 'x', code: 'x', request_id: 'r' } }));
    await openApp('/learn');
    await screen.findByText('Your subjects did not load');
    school.answer(path, () => ({ status: 200, body: { class_room_subjects: [] } }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No subjects yet');
  });

  test('a student without a running course is told so', async () => {
    school.answer('/Student/ProductDetails', () => ({ status: 200, body: [] }));
    await openApp('/learn');
    await screen.findByText('No course yet');
    expect(localStorage.getItem('COURSE_ID')).toBeNull();
  });

  test('[SS-12] a refused refresh clears local storage and leads to the login page', async () => {
    school.answer('/Student/ProductDetails', () => ({
      status: 401,
      body: { isSuccess: false, code: 'expired' },
    }));
    school.answer(refreshPath, () => ({ status: 401, body: { error: 'x', code: 'x', request_id: 'r' } }));
    const router = await openApp('/learn');
    await emailField();
    expect(router.state.location.pathname).toBe('/auth/login');
    expect(localStorage.length).toBe(0);
  });

  test('a sign-out in another tab leads this one to the login page, too', async () => {
    const router = await openApp('/learn');
    await screen.findByText('Learn by Subjects');
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await emailField();
    expect(router.state.location.pathname).toBe('/auth/login');
  });

  test('a page that breaks says so inside the shell, and the error is reported', async () => {
    // A subject without a name breaks the drawing, not the fetching.
    school.answer('/api/v1/course/student/student_courses/41/class_room_subjects', () => ({
      status: 200,
      body: { class_room_subjects: [{ ...classRoomSubject(1, '', 1), name: { broken: true } }] },
    }));
    await openApp('/learn');
    await screen.findByText('This page stumbled');
    expect(screen.getAllByRole('navigation', { name: 'Main menu' })).not.toHaveLength(0);
    await waitFor(() => {
      const report = school.asked.find(({ path }) => path === '/api/v1/client_errors');
      expect(report?.body).toMatchObject({ message: expect.stringContaining('React child'), path: '/learn' });
    });
  });

  test('signing out tells the server, forgets everything and leads to the login page', async () => {
    const router = await openApp('/learn');
    const [button] = await screen.findAllByRole('button', { name: 'Ananya, Class 8: open the menu' });
    fireEvent.click(button as HTMLElement);
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }, { timeout: 20_000 }));
    await emailField();
    expect(router.state.location.pathname).toBe('/auth/login');
    expect(school.asked.map(({ path }) => path)).toContain('/api/v1/user_management/auth/logout');
    expect(localStorage.length).toBe(0);
  });
});
