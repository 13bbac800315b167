import {
  joinResult,
  liveClass,
  liveClassDetails,
  liveClassList,
} from '@shala/api-client/example-live-classes.ts';
import { Line, quietPerson } from '@shala/live-room/test-support/line.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#shared/api/query-client.ts';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const base = '/api/v1/live_class_management/student';
const nowPath = `${base}/live_now`;
const upcomingPath = `${base}/upcoming_live_classes`;
const externalPath = '/Tutor/JoinLiveClass';
const ok = (body: unknown) => (): Answer => ({ status: 200, body });
const later = {
  starts_at: '2026-11-16T11:00:00.000Z',
  ends_at: '2026-11-16T12:00:00.000Z',
  join_opens_at: '2026-11-16T10:50:00.000Z',
  is_join_live: false,
};

beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/live-class-page.tsx');
  await import('#pages/meeting-page.tsx');
  await import('@shala/ui/dialog-body.tsx');
}, 60_000);

beforeEach(async () => {
  school = await openSchool();
  signInBefore();
  show(nowPath, [liveClass(9)]);
  show(upcomingPath, [liveClass(10, { title: 'Sound and its echoes', ...later })]);
  school.answer(`${base}/live_classes/9`, ok({ live_class: liveClassDetails(9) }));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  leaveApp();
  await school.close();
});

const show = (path: string, classes: ReturnType<typeof liveClass>[], more: object = {}) =>
  school.answer(path, ok(liveClassList(classes, more)));
const asked = (path: string) => school.asked.filter((one) => one.path === path);
const inSection = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement);

describe('/live-class', () => {
  test('[RT-36] [LC-02] what is live now and what is to come, each with time, teacher and class', async () => {
    await openApp('/live-class');
    await screen.findAllByRole('heading', { level: 1, name: 'Live Class' });
    const now = await inSection('Live now');
    await now.findByRole('heading', { name: 'Friction: your doubts, answered' });
    now.getByText('Physics');
    now.getByText('Kavitha Raman');
    now.getByText(/4:30 pm to 5:30 pm.*Class 8, A, B, C/);
    expect(now.getByRole('link', { name: /^Join Friction/ }).getAttribute('href')).toBe(
      '/live-class/9/meeting',
    );
    const upcoming = await inSection('Upcoming Classes');
    await upcoming.findByRole('heading', { name: 'Sound and its echoes' });
    upcoming.getByText('You can join from 4:20 pm');
    expect(upcoming.queryByRole('link')).toBeNull();
  });

  test('[LC-01] [G12] the search waits until the typing has rested for 300 ms', async () => {
    await openApp('/live-class');
    await screen.findByRole('heading', { name: 'Sound and its echoes' });
    const before = asked(nowPath).length;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // One stands in the bar of a wide screen, one in that of a phone.
    const [box] = screen.getAllByRole('searchbox', { name: 'Search live class' });
    for (const value of ['f', 'fr', 'fri']) {
      fireEvent.change(box as HTMLElement, { target: { value } });
      act(() => void vi.advanceTimersByTime(299));
    }
    const searched = () => asked(nowPath).map(({ search }) => search.get('search'));
    expect(searched()).toHaveLength(before);
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await waitFor(() => expect(searched().slice(before)).toEqual(['fri']));
    await waitFor(() => expect(asked(upcomingPath).at(-1)?.search.get('search')).toBe('fri'));
  });

  test('[LC-03] skeletons while it loads, and its own words where nothing is to come', async () => {
    const gate = Promise.withResolvers<void>();
    school.answer(upcomingPath, async () => {
      await gate.promise;
      return { status: 200, body: liveClassList([]) };
    });
    await openApp('/live-class');
    await screen.findByText('Live classes are loading');
    expect(screen.queryByText('No upcoming live classes !')).toBeNull();
    gate.resolve();
    await screen.findByText('No upcoming live classes !');
    expect(screen.queryByText('Live classes are loading')).toBeNull();
  });

  test('[LC-04] opening it marks live classes as viewed', async () => {
    await openApp('/live-class');
    const path = '/api/v1/notice/student/notifications/view_all_live_classes';
    await waitFor(() => expect(asked(path).map(({ method }) => method)).toEqual(['PUT']));
  });

  test('asks again by itself when a class opens by the server’s clock', async () => {
    const soon = liveClass(10, { ...later, join_opens_at: '2026-11-15T11:10:00.050Z' });
    show(upcomingPath, [soon]);
    await openApp('/live-class');
    await screen.findByText('You can join from 4:40 pm');
    show(upcomingPath, [liveClass(10, { ...soon, is_join_live: true })], {
      server_now: '2026-11-15T11:10:01.000Z',
    });
    const upcoming = await inSection('Upcoming Classes');
    await upcoming.findByRole('link', { name: /^Join/ });
  });

  test('[LK-09] where the area is locked, joining shows a notice and nothing else', async () => {
    show(nowPath, [liveClass(9, { is_join_live: false })], { is_locked: true });
    const router = await openApp('/live-class');
    fireEvent.click(await screen.findByRole('button', { name: /^Join Friction/ }));
    await screen.findByRole('dialog', { name: 'Live classes are locked' });
    expect(router.state.location.pathname).toBe('/live-class');
    expect(asked(externalPath)).toEqual([]);
    expect(screen.queryByRole('link', { name: /^Join Friction/ })).toBeNull();
  });

  test('a list that does not come is told of, and can be asked for again', async () => {
    school.answer(upcomingPath, () => ({ status: 400, body: { error: 'x', code: 'x' } }));
    await openApp('/live-class');
    await screen.findByText('Your live classes did not load');
    show(upcomingPath, []);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No upcoming live classes !');
  });
});

describe('a class elsewhere', () => {
  const openTab = () => {
    const tab = { opener: window as unknown, closed: false, location: { replace: vi.fn() }, close: vi.fn() };
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    return { tab, open };
  };
  const join = async () =>
    fireEvent.click(await screen.findByRole('button', { name: /^Join Friction.*in a new tab$/ }));

  beforeEach(() => show(nowPath, [liveClass(9, { provider: 'external' })]));

  test('[LC-05] [G05] [G04] the tab opens within the click, cut off from this page, and goes to the given link', async () => {
    const { tab, open } = openTab();
    const gate = Promise.withResolvers<void>();
    school.answer(externalPath, async () => {
      await gate.promise;
      return { status: 200, body: { isSuccess: true, message: 'https://meet.example.org/9' } };
    });
    await openApp('/live-class');
    await join();
    expect(open.mock.calls).toEqual([['', '_blank']]);
    expect(tab.opener).toBeNull();
    gate.resolve();
    await waitFor(() => expect(tab.location.replace.mock.calls).toEqual([['https://meet.example.org/9']]));
    expect(asked(externalPath)[0]?.body).toEqual({ liveClassId: 9, userType: 'student', requestFrom: 'web' });
  });

  test('[ER-25] without success it says so, and the empty tab goes', async () => {
    const { tab } = openTab();
    school.answer(externalPath, ok({ isSuccess: false, message: '' }));
    await openApp('/live-class');
    await join();
    const alert = within(await screen.findByRole('alert'));
    await alert.findByText('Error');
    alert.getByText('something went wrong!');
    expect(tab.close).toHaveBeenCalledOnce();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  test('[G05] where the browser opens no tab, the link is offered, without a way back', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    school.answer(externalPath, ok({ isSuccess: true, message: 'https://meet.example.org/9' }));
    await openApp('/live-class');
    await join();
    const link = await screen.findByRole('link', { name: 'Open the class' });
    expect(link.getAttribute('href')).toBe('https://meet.example.org/9');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});

describe('/live-class/{id}/meeting', () => {
  const people = [
    quietPerson({ uid: 'student-7', role: 'student', name: 'Ananya R.' }),
    quietPerson({ uid: 'host-3', role: 'host', name: 'Kavitha Raman' }),
  ];
  const times = { endsAt: '2026-11-15T12:00:00.000Z', serverNow: '2026-11-15T11:10:00.000Z' };
  const welcome = () => act(() => Line.opened[0]?.welcome(people, { ...times, isHostOnly: false }));
  const joinPath = `${base}/live_classes/9/join_live`;
  const endPath = `${base}/live_classes/9/end_live`;
  const joinClass = async () => fireEvent.click(await screen.findByRole('button', { name: 'Join class' }));

  beforeEach(() => {
    Line.opened = [];
    vi.stubGlobal('WebSocket', Line);
    school.answer(joinPath, ok({ live_class: joinResult(9) }));
    school.answer(endPath, ok({ live_class: liveClassDetails(9) }));
  });

  test('[RT-37] [LC-06] [LC-15] [G02] [G08] preview with nothing on, loading, the class, leaving after a yes', async () => {
    const router = await openApp('/live-class/9/meeting');
    await screen.findByRole('heading', { name: 'Friction: your doubts, answered' });
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    screen.getByText('You come in muted and with the camera off, unless you turn them on.');
    expect(asked(joinPath)).toEqual([]);
    await joinClass();
    await screen.findByText('Loading meeting...');
    await waitFor(() => expect(Line.opened).toHaveLength(1));
    expect(Line.opened[0]?.url).toMatch(/^ws.*\/meeting\?token=meeting-token$/);
    welcome();
    await screen.findByRole('button', { name: 'Unmute' });
    screen.getByRole('button', { name: 'Start Video' });
    expect(screen.queryByText('Loading meeting...')).toBeNull();
    expect(Line.opened[0]?.sent.map(({ t }) => t)).toContain('chat-join');

    const [leave] = screen.getAllByRole('button', { name: 'Leave Session' });
    fireEvent.click(leave as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave this class?' }));
    expect(asked(endPath)).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Leave Session' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/live-class'));
    await waitFor(() => expect(asked(endPath).map(({ method }) => method)).toEqual(['POST']));
    expect(Line.opened[0]?.sent.at(-1)).toEqual({ t: 'leave' });
    // Leaving is not ending: no word of a student ends the class.
    expect(Line.opened[0]?.sent.map(({ t }) => t)).not.toContain('end');
  });

  test('[G10] whoever is in class stays there when its facts cannot be had a second time', async () => {
    const router = await openApp('/live-class/9/meeting');
    await joinClass();
    await waitFor(() => expect(Line.opened).toHaveLength(1));
    welcome();
    await screen.findByRole('button', { name: 'Unmute' });
    const path = `${base}/live_classes/9`;
    const before = asked(path).length;
    school.answer(path, () => ({ status: 404, body: { error: 'Not found', code: 'not_found' } }));
    await act(() => queryClient.refetchQueries());
    expect(asked(path).length).toBeGreaterThan(before);
    screen.getByRole('button', { name: 'Unmute' });
    expect(screen.queryByText('Unable to join the live class')).toBeNull();
    expect(router.state.location.pathname).toBe('/live-class/9/meeting');
  });

  test('[LC-07] [ER-24] a refused join says the server’s words and leads back to the list', async () => {
    school.answer(joinPath, () => ({
      status: 409,
      body: { error: 'You can join from ten minutes before.', code: 'live_class_not_open' },
    }));
    const router = await openApp('/live-class/9/meeting');
    await joinClass();
    await screen.findByText('Unable to join the live class');
    screen.getByText('You can join from ten minutes before.');
    await waitFor(() => expect(router.state.location.pathname).toBe('/live-class'));
    expect(Line.opened).toEqual([]);
  });

  test('[LC-07] [ER-24] a class that is not for this student leads back in the same way', async () => {
    school.answer(`${base}/live_classes/9`, () => ({
      status: 404,
      body: { error: 'Not found', code: 'not_found' },
    }));
    const router = await openApp('/live-class/9/meeting');
    await screen.findByText('Unable to join the live class');
    screen.getByText('Not found');
    await waitFor(() => expect(router.state.location.pathname).toBe('/live-class'));
  });
});
