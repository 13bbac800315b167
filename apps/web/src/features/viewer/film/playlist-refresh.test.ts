import { ApiError } from '@shala/api-client/api-error.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createSignedAddresses } from '../engine/signed-addresses.ts';
import { createPlaylistRefresh } from './playlist-refresh.ts';

const url = 'http://school.test/api/v1/playlist/480p';
const segment = 'http://store.test/480p/0.ts';
afterEach(() => vi.restoreAllMocks());

test('two segments that wait for signatures cost one playlist, and the next time another', async () => {
  const addresses = createSignedAddresses(() => 0);
  let version = 0;
  const fetchMedia = vi.fn(async () => {
    version += 1;
    return new Response(`#EXTM3U\n${segment}?X-Amz-Signature=${version}`);
  });
  const refresh = createPlaylistRefresh({ fetchMedia, addresses, onRefusal: () => undefined });
  await Promise.all([refresh(url), refresh(url)]);
  expect(fetchMedia).toHaveBeenCalledOnce();
  expect(addresses.newest(segment)).toBe(`${segment}?X-Amz-Signature=1`);
  await refresh(url);
  expect(addresses.newest(segment)).toBe(`${segment}?X-Amz-Signature=2`);
});

test('[LK-08] a playlist refused in the middle of a film is told, a network that fails is not', async () => {
  const details = { message: '', retryAfter: null, requestId: null };
  const refused = new ApiError({ ...details, status: 403, code: 'subscription_required' });
  const cut = new ApiError({ ...details, status: 0, code: 'network' });
  const onRefusal = vi.fn();
  const fetchMedia = vi.fn().mockRejectedValueOnce(cut).mockRejectedValueOnce(refused);
  const refresh = createPlaylistRefresh({ fetchMedia, addresses: createSignedAddresses(() => 0), onRefusal });
  await expect(refresh(url)).rejects.toBe(cut);
  expect(onRefusal).not.toHaveBeenCalled();
  await expect(refresh(url)).rejects.toBe(refused);
  expect(onRefusal).toHaveBeenCalledWith(refused);
});

test('a playlist that never comes is given up like a cut network, and asked for anew the next time', async () => {
  const clock = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(clock.signal);
  const onRefusal = vi.fn();
  const fetchMedia = vi.fn((_url: string, signal?: AbortSignal) => {
    return new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const addresses = createSignedAddresses(() => 0);
  const refresh = createPlaylistRefresh({ fetchMedia, addresses, onRefusal });
  const asked = refresh(url);
  clock.abort(new DOMException('', 'TimeoutError'));
  await expect(asked).rejects.toMatchObject({ status: 0, code: 'timeout' });
  expect(onRefusal).not.toHaveBeenCalled();
  fetchMedia.mockResolvedValueOnce(new Response(`#EXTM3U\n${segment}?X-Amz-Signature=1`));
  await refresh(url);
  expect(addresses.newest(segment)).toBe(`${segment}?X-Amz-Signature=1`);
});
