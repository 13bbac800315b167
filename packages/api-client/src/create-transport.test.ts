import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentLogin } from '@shala/wire/parents.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createTransport, type SessionTransport, type TransportOptions } from './create-transport.ts';
import { REQUEST_TIMEOUT } from './exchange.ts';
import { languageKey, storageKeys } from './storage.ts';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}
interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const refreshPath = '/api/v1/user_management/parent/auth/login';
const tokensBody = (name: string) => ({
  user: {},
  token: { access_token: `${name}-access`, refresh_token: `${name}-refresh`, token_type: 'Bearer' },
});

let server: Server;
let seen: Seen[];
let answer: (request: Seen) => Answer | Promise<Answer>;
let storage: Storage;
let ended: number;

function memoryStorage(): Storage {
  const map = new Map<string, string>();
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

function client(extra: Partial<TransportOptions> = {}): SessionTransport {
  return createTransport({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    storage,
    locks: navigator.locks,
    language: () => 'hi',
    onSessionEnd: () => {
      ended += 1;
    },
    ...extra,
  });
}

const signIn = (name: string) => {
  storage.setItem(storageKeys.accessToken, `${name}-access`);
  storage.setItem(storageKeys.refreshToken, `${name}-refresh`);
};

/** A server that knows one live access token, and gives it out for one refresh token. */
const onlyLive = (live: string, refreshToken: string) => (request: Seen) => {
  if (request.url === refreshPath) {
    const { student } = request.body as { student: { refresh_token: string } };
    return student.refresh_token === refreshToken
      ? { status: 200, body: tokensBody(live) }
      : { status: 401, body: { error: 'The session has ended', code: 'session_ended', request_id: 'r1' } };
  }
  return request.headers.authorization === `Bearer ${live}-access`
    ? { status: 200, body: { ok: true } }
    : { status: 401, body: { error: 'Sign in again', code: 'unauthenticated', request_id: 'r2' } };
};

beforeEach(async () => {
  seen = [];
  ended = 0;
  storage = memoryStorage();
  answer = () => ({ status: 200, body: { ok: true } });
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const record: Seen = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body:
        request.headers['content-type'] === 'application/json'
          ? (JSON.parse(text || 'null') ?? undefined)
          : undefined,
    };
    seen.push(record);
    const { status, body, headers } = await answer(record);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('every request', () => {
  test('[SS-17] carries a JSON content type, the bearer token of the storage and the language', async () => {
    signIn('a');
    const transport = client();
    await transport.send({ family: 'main', method: 'GET', path: '/things' });
    await transport.send({ family: 'net', method: 'POST', path: '/Student/Thing', body: { a: 1 } });
    for (const { headers } of seen) {
      expect(headers['content-type']).toBe('application/json');
      expect(headers.authorization).toBe('Bearer a-access');
      expect(headers['accept-language']).toBe('hi');
    }
    expect(seen[1]?.body).toEqual({ a: 1 });
  });

  test('carries no bearer while nobody is signed in', async () => {
    await client().send({ family: 'main', method: 'GET', path: '/things' });
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  test('[SS-19] goes under /api/v1 on the main host and to the root on the net host', async () => {
    const transport = client();
    await transport.send({
      family: 'main',
      method: 'GET',
      path: '/things',
      query: { search: 'a b', no: undefined },
    });
    await transport.send({ family: 'net', method: 'GET', path: '/Student/ProductDetails' });
    expect(seen.map(({ url }) => url)).toEqual(['/api/v1/things?search=a+b', '/Student/ProductDetails']);
  });

  test('has a fresh idempotency key when it changes something, and none when it reads', async () => {
    const transport = client();
    await transport.send({ family: 'main', method: 'POST', path: '/things' });
    await transport.send({ family: 'main', method: 'PUT', path: '/things' });
    await transport.send({ family: 'main', method: 'GET', path: '/things' });
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBeUndefined();
  });

  test('[SS-18] [CN-01] is given up after the time-out, which is 20 s', async () => {
    expect(REQUEST_TIMEOUT).toBe(20_000);
    answer = () => new Promise(() => undefined);
    for (const family of ['main', 'net'] as const) {
      const call = client({ timeout: 60 }).send({ family, method: 'GET', path: '/slow' });
      await expect(call).rejects.toMatchObject({ name: 'ApiError', status: 0, code: 'timeout' });
    }
  });
});

test('a file has two minutes, since a weak line needs them', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  try {
    answer = () => ({ status: 200, body: {} });
    const limits = () => timers.mock.calls.map(([, milliseconds]) => milliseconds);
    await client().send({ family: 'main', method: 'POST', path: '/things', body: { a: 1 } });
    expect(limits()).not.toContain(120_000);
    await client().send({ family: 'main', method: 'POST', path: '/files', body: new FormData() });
    expect(limits()).toContain(120_000);
  } finally {
    timers.mockRestore();
  }
});

test('a wish that brings its own key keeps it, so that a later call for it is the same wish', async () => {
  signIn('live');
  const wish = { family: 'net', method: 'POST', path: '/wish', idempotencyKey: 'mine' } as const;
  await client().send(wish);
  await client().send(wish);
  expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['mine', 'mine']);
});

test('what is asked for as a file comes as one, and its refusal as words', async () => {
  signIn('live');
  const request = { family: 'net', method: 'GET', path: '/receipt', isFile: true } as const;
  const file = await client().send<Blob>(request);
  expect(await file.text()).toBe('{"ok":true}');
  answer = () => ({ status: 404, body: { errorMessage: 'No such order', code: 'not_found' } });
  await expect(client().send(request)).rejects.toMatchObject({ code: 'not_found', message: 'No such order' });
});

describe('a 401', () => {
  test('[SS-11] is answered by one refresh and a replay with the same key and body', async () => {
    signIn('old');
    answer = onlyLive('new', 'old-refresh');
    const result = await client().send({ family: 'main', method: 'POST', path: '/things', body: { a: 1 } });
    expect(result).toEqual({ ok: true });
    expect(seen.map(({ url }) => url)).toEqual(['/api/v1/things', refreshPath, '/api/v1/things']);
    expect(seen[2]?.headers['idempotency-key']).toBe(seen[0]?.headers['idempotency-key']);
    expect(seen[2]?.body).toEqual({ a: 1 });
    expect(parentLogin.body?.safeParse(seen[1]?.body).success).toBe(true);
    expect(storage.getItem(storageKeys.accessToken)).toBe('new-access');
    expect(storage.getItem(storageKeys.refreshToken)).toBe('new-refresh');
  });

  test('is not followed by a replay in the name of another child who has the seat by now', async () => {
    const tokenOf = (stu: number) => `h.${btoa(JSON.stringify({ kind: 'parent', par: 3, stu }))}.s`;
    storage.setItem(storageKeys.accessToken, tokenOf(7));
    storage.setItem(storageKeys.refreshToken, 'old-refresh');
    const token = { ...tokensBody('new').token, access_token: tokenOf(8) };
    answer = ({ url }) =>
      url === refreshPath
        ? { status: 200, body: { user: {}, token } }
        : { status: 401, body: { error: 'Sign in again', code: 'token_expired' } };
    const onOtherPerson = vi.fn();
    const call = client({ onOtherPerson }).send({ family: 'main', method: 'POST', path: '/things' });
    await expect(call).rejects.toMatchObject({ status: 401, code: 'token_expired' });
    expect(seen.map(({ url }) => url)).toEqual(['/api/v1/things', refreshPath]);
    expect(onOtherPerson).toHaveBeenCalledTimes(1);
    expect(ended).toBe(0);
  });

  test('that comes again after the refresh is given to the caller, without a second refresh', async () => {
    signIn('old');
    answer = ({ url }) =>
      url === refreshPath
        ? { status: 200, body: tokensBody('new') }
        : { status: 401, body: { error: 'No', code: 'no' } };
    const call = client().send({ family: 'main', method: 'GET', path: '/things' });
    await expect(call).rejects.toMatchObject({ status: 401, code: 'no' });
    expect(seen.filter(({ url }) => url === refreshPath)).toHaveLength(1);
    expect(ended).toBe(0);
  });

  test('of many calls at once leads to one refresh', async () => {
    signIn('old');
    answer = onlyLive('new', 'old-refresh');
    const transport = client();
    const calls = ['/a', '/b', '/c', '/d'].map((path) =>
      transport.send({ family: 'main', method: 'GET', path }),
    );
    await expect(Promise.all(calls)).resolves.toHaveLength(4);
    expect(seen.filter(({ url }) => url === refreshPath)).toHaveLength(1);
  });

  test('in two tabs leads to one refresh, and the second tab takes over what the first one stored', async () => {
    signIn('old');
    answer = onlyLive('new', 'old-refresh');
    const [one, two] = [client(), client()];
    await Promise.all([
      one.send({ family: 'main', method: 'GET', path: '/a' }),
      two.send({ family: 'main', method: 'GET', path: '/b' }),
    ]);
    expect(seen.filter(({ url }) => url === refreshPath)).toHaveLength(1);
    expect(ended).toBe(0);
  });

  test('in two tabs leads to one refresh, also when each sees what the other stored only later', async () => {
    const stores = [memoryStorage(), memoryStorage()];
    for (const one of stores) {
      one.setItem(storageKeys.accessToken, 'old-access');
      one.setItem(storageKeys.refreshToken, 'old-refresh');
    }
    const tabs = stores.map(
      (own, index): Storage => ({
        ...own,
        setItem(key, value) {
          own.setItem(key, value);
          setTimeout(() => stores[1 - index]?.setItem(key, value), 80);
        },
      }),
    );
    answer = onlyLive('new', 'old-refresh');
    const call = { family: 'main', method: 'GET', path: '/things' } as const;
    await Promise.all(tabs.map((storage) => client({ storage }).send(call)));
    expect(seen.filter(({ url }) => url === refreshPath)).toHaveLength(1);
  });

  test('with a refused refresh keeps what a sibling tab wrote meanwhile', async () => {
    signIn('old');
    const live = onlyLive('sibling', 'nobody');
    answer = (request) => {
      if (request.url === refreshPath) signIn('sibling');
      return live(request);
    };
    const call = client({ locks: undefined }).send({ family: 'main', method: 'GET', path: '/things' });
    await expect(call).resolves.toEqual({ ok: true });
    expect(storage.getItem(storageKeys.refreshToken)).toBe('sibling-refresh');
    expect(ended).toBe(0);
  });

  test('[SS-12] with a refused refresh clears local storage and ends the session', async () => {
    signIn('old');
    storage.setItem(storageKeys.user, '{}');
    storage.setItem(languageKey, 'hi');
    answer = onlyLive('new', 'another');
    const call = client().send({ family: 'main', method: 'GET', path: '/things' });
    await expect(call).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(ended).toBe(1);
    expect(storage.getItem(languageKey)).toBe('hi');
    storage.removeItem(languageKey);
    expect(storage.length).toBe(0);
  });

  test('need not come first: tokens are renewed on request, and a refusal ends the session', async () => {
    signIn('old');
    answer = () => ({ status: 200, body: tokensBody('new') });
    await client().renew();
    expect(seen.map(({ url }) => url)).toEqual([refreshPath]);
    expect(storage.getItem(storageKeys.accessToken)).toBe('new-access');
    answer = () => ({ status: 401, body: { error: 'ended', code: 'session_ended', request_id: 'r' } });
    await client().renew();
    expect(storage.getItem(storageKeys.accessToken)).toBeNull();
    expect(ended).toBe(1);
  });

  test('while the refresh finds no server leaves the session alone', async () => {
    signIn('old');
    answer = ({ url }) => ({
      status: url === refreshPath ? 503 : 401,
      body: { error: 'Busy', code: 'busy' },
    });
    const call = client().send({ family: 'main', method: 'GET', path: '/things' });
    await expect(call).rejects.toMatchObject({ status: 503 });
    expect(storage.getItem(storageKeys.refreshToken)).toBe('old-refresh');
    expect(ended).toBe(0);
  });

  test('of a sign-in speaks about the password: nothing is refreshed', async () => {
    signIn('old');
    answer = () => ({ status: 401, body: { error: 'Wrong', code: 'wrong_credentials', request_id: 'r' } });
    const call = client().send({ family: 'main', method: 'POST', path: '/login', withoutRenewal: true });
    await expect(call).rejects.toMatchObject({ status: 401, code: 'wrong_credentials' });
    expect(seen).toHaveLength(1);
  });
});

describe('a failed call', () => {
  test('of the main host tells its text, code, request id and how long to wait', async () => {
    answer = () => ({
      status: 429,
      body: { error: 'Too many tries', code: 'rate_limited', request_id: 'r9' },
      headers: { 'retry-after': '42' },
    });
    const error = await client()
      .send({ family: 'main', method: 'GET', path: '/x' })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 429,
      code: 'rate_limited',
      message: 'Too many tries',
      retryAfter: 42,
      requestId: 'r9',
    });
  });

  test('of the net host tells its text and code', async () => {
    answer = () => ({
      status: 422,
      body: { isSuccess: false, errorMessage: 'No such child', code: 'invalid' },
      headers: { 'x-request-id': 'r7' },
    });
    const call = client().send({ family: 'net', method: 'GET', path: '/Student/X' });
    await expect(call).rejects.toMatchObject({
      status: 422,
      code: 'invalid',
      message: 'No such child',
      requestId: 'r7',
    });
  });

  test('with a page of a proxy in place of JSON still tells the status', async () => {
    answer = () => ({ status: 502, body: '<html>Bad gateway</html>' });
    const call = client().send({ family: 'main', method: 'GET', path: '/x' });
    await expect(call).rejects.toMatchObject({ status: 502, code: 'http_502', message: 'Bad Gateway' });
  });

  test('in the form of a page that says all is well was not our answer', async () => {
    answer = () => ({ status: 200, body: '<html>Please sign in to the school network</html>' });
    const call = client().send({ family: 'main', method: 'PUT', path: '/x' });
    await expect(call).rejects.toMatchObject({ status: 0, code: 'network' });
  });

  test('without any answer says so', async () => {
    const call = client({ origin: 'http://127.0.0.1:1' }).send({ family: 'main', method: 'GET', path: '/x' });
    await expect(call).rejects.toMatchObject({ status: 0, code: 'network' });
  });

  test('that was given up on purpose stays an abort', async () => {
    answer = () => new Promise(() => undefined);
    const giveUp = new AbortController();
    const call = client().send({ family: 'main', method: 'GET', path: '/x', signal: giveUp.signal });
    setTimeout(() => giveUp.abort(), 20);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
