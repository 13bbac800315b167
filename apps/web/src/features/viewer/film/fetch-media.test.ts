import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMediaFetch } from './fetch-media.ts';

const origin = 'http://school.test';
const key = `${origin}/api/v1/course/student/content_key?contentLibraryId=4`;
let sent: { url: string; token: string | null }[];
let answer: (url: string, token: string | null) => Response;
const renew = vi.fn<() => Promise<void>>();

beforeEach(() => {
  sent = [];
  answer = () => new Response('ok');
  localStorage.setItem('ACCESS_TOKEN', 'old');
  localStorage.setItem('REFRESH_TOKEN', 'r');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization');
    sent.push({ url, token });
    return answer(url, token);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  renew.mockReset();
  localStorage.clear();
});

const fetchMedia = (url: string) => createMediaFetch({ origin, storage: localStorage, renew })(url);
const refuse = (status: number, code: string) =>
  new Response(JSON.stringify({ code, error: code }), { status });

test('[VW-14] the key and the playlists are asked for with the bearer token', async () => {
  await fetchMedia(key);
  await fetchMedia('/api/v1/course/student/student_courses/41/content_libraries/4/playlist');
  expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer old']);
});

test('[D04] the file store never sees the token, nor does any other path', async () => {
  await fetchMedia('http://store.test/films/4/0.ts?X-Amz-Signature=a');
  await fetchMedia('http://store.test/api/v1/films');
  await fetchMedia(`${origin}/assets/worker.js`);
  expect(sent.map(({ token }) => token)).toEqual([null, null, null]);
});

test('an old token is renewed once, and the call goes again with the new one', async () => {
  answer = (_url, token) => (token === 'Bearer new' ? new Response('key') : refuse(401, 'token_expired'));
  renew.mockImplementation(async () => void localStorage.setItem('ACCESS_TOKEN', 'new'));
  const response = await fetchMedia(key);
  expect(await response.text()).toBe('key');
  expect(renew).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(2);
});

test('a session that has ended is not asked for again', async () => {
  answer = () => refuse(401, 'session_ended');
  renew.mockImplementation(async () => localStorage.clear());
  await expect(fetchMedia(key)).rejects.toMatchObject({ status: 401, code: 'session_ended' });
  expect(sent).toHaveLength(1);
});

test('[LK-08] a refusal carries its code', async () => {
  answer = () => refuse(403, 'subscription_required');
  await expect(fetchMedia(key)).rejects.toMatchObject({ status: 403, code: 'subscription_required' });
  expect(renew).not.toHaveBeenCalled();
});

test('without a network the error says so', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(fetchMedia(key)).rejects.toMatchObject({ status: 0, code: 'network' });
});
