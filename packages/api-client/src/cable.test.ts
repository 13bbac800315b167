import { afterEach, beforeEach, expect, test } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import { ApiError, errorWithoutAnswer } from './api-error.ts';
import { type Cable, createCable, type News, requestCableTicket } from './cable.ts';
import type { ApiRequest, Transport } from './transport.ts';

/** A small server that speaks the protocol and remembers what it saw. */
let server: WebSocketServer;
let origin: string;
let visits: { query: URLSearchParams; protocol: string; socket: ServerSocket; heard: unknown[] }[];
let cable: Cable;
const identifier = JSON.stringify({ channel: 'SessionActivityChannel', student_id: 7 });

beforeEach(async () => {
  visits = [];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `ws://127.0.0.1:${(server.address() as { port: number }).port}`;
  server.on('connection', (socket, request) => {
    const { searchParams } = new URL(request.url ?? '', origin);
    const visit = { query: searchParams, protocol: socket.protocol, socket, heard: [] as unknown[] };
    visits.push(visit);
    socket.on('message', (data) => {
      visit.heard.push(JSON.parse(String(data)));
      socket.send(JSON.stringify({ identifier, type: 'confirm_subscription' }));
    });
    socket.send(JSON.stringify({ type: 'welcome' }));
  });
});
afterEach(async () => {
  cable?.disconnect();
  for (const client of server.clients) client.terminate();
  await new Promise((resolve) => server.close(resolve));
});

function openCable(more: { requestTicket?: () => Promise<string>; silenceMs?: number } = {}) {
  const news: News[] = [];
  const ready: boolean[] = [];
  const dismissed: number[] = [];
  let tickets = 0;
  cable = createCable({
    origin,
    studentId: 7,
    requestTicket: async () => {
      tickets += 1;
      return `ticket-${tickets}`;
    },
    onNews: (one) => news.push(one),
    onReady: (isFirst) => ready.push(isFirst),
    onDismissed: () => dismissed.push(visits.length),
    retryMs: 20,
    ...more,
  });
  cable.connect();
  return { news, ready, dismissed };
}
const tell = (message: object, visit = visits.at(-1)) =>
  visit?.socket.send(JSON.stringify({ identifier, message }));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('connects with a ticket and nothing else in the address, and subscribes to the own student', async () => {
  const { news, ready } = openCable();
  await expect.poll(() => ready).toEqual([true]);
  expect(visits[0]?.protocol).toBe('actioncable-v1-json');
  expect([...(visits[0]?.query ?? [])]).toEqual([['ticket', 'ticket-1']]);
  expect(visits[0]?.heard).toEqual([{ command: 'subscribe', identifier }]);
  tell({ id: '5-0', type: 'worksheet_added' });
  await expect.poll(() => news).toEqual([{ id: '5-0', type: 'worksheet_added' }]);
});

test('a ping is no news', async () => {
  const { news, ready } = openCable();
  await expect.poll(() => ready).toEqual([true]);
  visits[0]?.socket.send(JSON.stringify({ type: 'ping', message: 1_800_000_000 }));
  tell({ id: '5-0', type: 'heard' });
  await expect.poll(() => news).toEqual([{ id: '5-0', type: 'heard' }]);
});

test('comes back with a new ticket and the last event id, and says that something may have been missed', async () => {
  const { ready, news } = openCable();
  await expect.poll(() => ready).toEqual([true]);
  tell({ id: '5-0', type: 'heard' });
  await expect.poll(() => news.length).toBe(1);
  cable.disconnect();
  await expect.poll(() => server.clients.size).toBe(0);
  cable.connect();
  await expect.poll(() => ready).toEqual([true, false]);
  expect([...(visits[1]?.query ?? [])]).toEqual([
    ['ticket', 'ticket-2'],
    ['last_event_id', '5-0'],
  ]);
});

test('stays away while it is disconnected', async () => {
  const { ready } = openCable();
  await expect.poll(() => ready).toEqual([true]);
  cable.disconnect();
  await expect.poll(() => server.clients.size).toBe(0);
  await pause(150);
  expect(visits).toHaveLength(1);
});

test('tries again when the line breaks', async () => {
  const { ready } = openCable();
  await expect.poll(() => ready).toEqual([true]);
  visits[0]?.socket.terminate();
  await expect.poll(() => ready).toEqual([true, false]);
});

test('tries again whenever the line falls silent', async () => {
  openCable({ silenceMs: 80 });
  await expect.poll(() => visits.length).toBeGreaterThanOrEqual(3);
});

test('whoever is sent away for good learns it and does not come back by itself', async () => {
  const { ready, dismissed } = openCable();
  await expect.poll(() => ready).toEqual([true]);
  visits[0]?.socket.send(JSON.stringify({ type: 'disconnect', reason: 'unauthorized', reconnect: false }));
  await expect.poll(() => dismissed).toEqual([1]);
  await pause(150);
  expect(visits).toHaveLength(1);
});

test('a server that restarts is visited again', async () => {
  const { ready } = openCable();
  await expect.poll(() => ready).toEqual([true]);
  visits[0]?.socket.send(JSON.stringify({ type: 'disconnect', reason: 'server_restart', reconnect: true }));
  visits[0]?.socket.close(1012);
  await expect.poll(() => ready).toEqual([true, false]);
});

test('a refused ticket ends it, a network failure does not', async () => {
  let asked = 0;
  const { dismissed } = openCable({
    requestTicket: async () => {
      asked += 1;
      if (asked < 3) throw errorWithoutAnswer('network', '');
      throw new ApiError({ status: 403, code: 'blocked', message: '', retryAfter: null, requestId: null });
    },
  });
  await expect.poll(() => dismissed).toEqual([0]);
  await pause(150);
  expect(asked).toBe(3);
  expect(visits).toEqual([]);
});

test('a ticket that arrives after the disconnect opens nothing', async () => {
  let give = (_ticket: string) => {};
  openCable({
    requestTicket: () =>
      new Promise((resolve) => {
        give = resolve;
      }),
  });
  cable.disconnect();
  give('late');
  await pause(50);
  expect(visits).toEqual([]);
});

test('the ticket is asked for by the call of the contract', async () => {
  const sent: ApiRequest[] = [];
  const transport: Transport = {
    async send<Answer>(request: ApiRequest) {
      sent.push(request);
      return { ticket: 'abc' } as Answer;
    },
  };
  expect(await requestCableTicket(transport)).toBe('abc');
  expect(sent).toEqual([{ family: 'main', method: 'POST', path: '/user_management/auth/cable_ticket' }]);
});
