import { createRequire } from 'node:module';
import type { Transport } from '@shala/api-client/transport.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInBefore } from '../../test-support/open-app.tsx';
import { endSession, startSession } from '../session/session.ts';
import { onSessionNews, type SessionNews } from './session-news.ts';
import { useSessionActivity } from './use-session-activity.ts';

// The tests of the web resolve for a browser, where this library is empty; Node itself finds it whole.
const { WebSocketServer, WebSocket } = createRequire(import.meta.url)('ws') as typeof import('ws');

/** The server's half of the protocol, on a real socket. */
let server: InstanceType<typeof WebSocketServer>;
let origin: string;
let queries: URLSearchParams[];
let subscribed: unknown[];
let news: SessionNews[];
let stop: () => void;
let isInFront = true;

const identifier = JSON.stringify({ channel: 'SessionActivityChannel', student_id: 7 });
/** A line begins with a ticket, asked for at once. */
const send = vi.fn();
const transport: Transport = { send };
const tell = (message: object) => {
  for (const client of server.clients) client.send(JSON.stringify({ identifier, message }));
};

beforeEach(async () => {
  queries = [];
  subscribed = [];
  news = [];
  isInFront = true;
  send.mockReset().mockImplementation(async () => ({ ticket: `ticket-${queries.length + 1}` }));
  // The socket of jsdom 30 cannot raise events in its own window: a real client takes its place.
  vi.stubGlobal('WebSocket', WebSocket);
  vi.spyOn(document, 'hasFocus').mockImplementation(() => isInFront);
  stop = onSessionNews((one) => news.push(one));
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `ws://127.0.0.1:${(server.address() as { port: number }).port}`;
  server.on('connection', (socket, request) => {
    queries.push(new URL(request.url ?? '', origin).searchParams);
    socket.on('message', (data) => {
      const command = JSON.parse(String(data)) as { identifier: string };
      subscribed.push(JSON.parse(command.identifier));
      socket.send(JSON.stringify({ identifier: command.identifier, type: 'confirm_subscription' }));
    });
    socket.send(JSON.stringify({ type: 'welcome' }));
  });
  signInBefore();
  startSession();
});
afterEach(async () => {
  cleanup();
  stop();
  endSession();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const client of server.clients) client.terminate();
  await new Promise((resolve) => server.close(resolve));
});

const listen = () => renderHook(() => useSessionActivity(transport, origin));
const connected = (times: number) => expect.poll(() => subscribed.length).toBe(times);

test('[WS1-02] after signing in the page listens to the channel of its own student', async () => {
  listen();
  await connected(1);
  expect(subscribed).toEqual([{ channel: 'SessionActivityChannel', student_id: 7 }]);
  tell({ id: '3-0', type: 'worksheet_added' });
  await expect.poll(() => news).toEqual([{ kind: 'told', news: { id: '3-0', type: 'worksheet_added' } }]);
});

test('[WS1-03] it disconnects when the window loses focus, and on focus comes back and fetches again', async () => {
  listen();
  await connected(1);
  tell({ id: '3-0', type: 'heard' });
  await expect.poll(() => news.length).toBe(1);
  dispatchEvent(new Event('blur'));
  await expect.poll(() => server.clients.size).toBe(0);
  tell({ id: '4-0', type: 'unheard' });
  dispatchEvent(new Event('focus'));
  await connected(2);
  expect(queries.map((query) => query.get('last_event_id'))).toEqual([null, '3-0']);
  expect(queries.map((query) => query.get('ticket'))).toEqual(['ticket-1', 'ticket-2']);
  await expect.poll(() => news.slice(1)).toEqual([{ kind: 'caught-up' }]);
});

test('a window that opens in the background waits for its first focus', async () => {
  isInFront = false;
  listen();
  expect(send).not.toHaveBeenCalled();
  dispatchEvent(new Event('focus'));
  expect(send).toHaveBeenCalledOnce();
  await connected(1);
  expect(news).toEqual([]);
});

test('signing out ends it, and focus does not bring it back', async () => {
  listen();
  await connected(1);
  act(() => endSession());
  await expect.poll(() => server.clients.size).toBe(0);
  dispatchEvent(new Event('focus'));
  expect(send).toHaveBeenCalledOnce();
});
