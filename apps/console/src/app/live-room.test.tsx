import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { Line, quietPerson } from '@shala/live-room/test-support/line.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { livePath, serverNow, wireClass } from '../test-support/live-answers.ts';
import { leaveConsole, openConsole, signInBefore } from '../test-support/open-console.tsx';
import { openStaffServer } from '../test-support/staff-answers.ts';

const kavita = quietPerson({ uid: 'host-5', role: 'host', name: 'Kavita Menon' });
const welcome = (endsAt: string) =>
  act(() =>
    Line.opened[0]?.welcome([kavita], { endsAt, serverNow: new Date().toISOString(), isHostOnly: true }),
  );

let school: School;
const answer = (path: string, body: unknown) => school.answer(path, () => ({ status: 200, body }));
const answerClass = (more: object) =>
  answer(`${livePath}/7`, { live_class: wireClass(more), server_now: serverNow });

beforeEach(async () => {
  school = await openStaffServer();
  signInBefore(school, 'tutor');
  answerClass({});
  answer(`${livePath}/7/attendance`, { attendees: [], server_now: serverNow });
  answer(`${livePath}/7/recordings`, { recordings: [] });
  Line.opened = [];
  vi.stubGlobal('WebSocket', Line);
});
afterEach(async () => {
  leaveConsole();
  await school.close();
  vi.unstubAllGlobals();
});

const enter = async () => fireEvent.click(await screen.findByRole('button', { name: 'Join class' }));

test('a host looks in the mirror, goes in with the pass, gives the class ten more minutes and leaves to its summary', async () => {
  const endsAt = new Date(Date.now() + 3 * 60_000).toISOString();
  let sent: unknown;
  school.answer(`${livePath}/7`, ({ method, body }) => {
    if (method === 'PUT') sent = body;
    return { status: 200, body: { live_class: wireClass({ ends_at: endsAt }), server_now: serverNow } };
  });
  answer(`${livePath}/7/host`, { live_class: { token: 'door', rtm_token: 'words' } });
  const router = await openConsole('/live/7/room');
  await screen.findByRole('heading', { level: 1, name: 'Cubes' });
  expect(screen.queryByRole('navigation', { name: 'Areas' })).toBeNull();
  expect(Line.opened).toEqual([]);
  await enter();
  await waitFor(() => expect(Line.opened).toHaveLength(1));
  expect(Line.opened[0]?.url).toMatch(/^ws.*\/meeting\?token=door$/);
  welcome(endsAt);
  await waitFor(() => expect(Line.opened[0]?.sent).toContainEqual({ t: 'chat-join', token: 'words' }));

  fireEvent.click(await screen.findByRole('button', { name: 'Add 10 minutes' }));
  await screen.findByText('The class is 10 minutes longer');
  const later = new Date(Date.parse(endsAt) + 10 * 60_000).toISOString();
  expect(sent).toMatchObject({ live_class: { starts_at: wireClass().starts_at, ends_at: later } });

  const [leave] = screen.getAllByRole('button', { name: 'Leave Session' });
  fireEvent.click(leave as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Leave Session' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/live/7'));
  await screen.findByRole('heading', { level: 2, name: 'Attendance' });
  expect(Line.opened[0]?.sent.at(-1)).toEqual({ t: 'leave' });
});

test("a host who is refused reads the server's words and is back at the class", async () => {
  school.answer(`${livePath}/7/host`, () => ({
    status: 409,
    body: { error: 'This class is not open now.', code: 'live_class_not_open' },
  }));
  const router = await openConsole('/live/7/room');
  await enter();
  await screen.findByText('The room could not be opened');
  screen.getByText('This class is not open now.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/live/7'));
});

test('before its time there is no way in', async () => {
  answerClass({ state: 'scheduled', can_host: false });
  await openConsole('/live/7/room');
  await screen.findByRole('heading', { level: 1, name: 'This class cannot be started now' });
  expect(screen.queryByRole('button', { name: 'Join class' })).toBeNull();
});
