import { expect, test } from 'vitest';
import { createSignedAddresses, readPlaylist, segmentsOf } from './signed-addresses.ts';

const at = 'http://school/api/v1/playlist/480p';
const playlist = (signature: string, seconds = 20) => `#EXTM3U
#EXT-X-KEY:METHOD=AES-128,URI="/api/v1/key?contentLibraryId=4"
#EXTINF:6,
http://store/films/4/480p/0.ts?X-Amz-Expires=${seconds}&X-Amz-Signature=${signature}
#EXTINF:6,
http://store/films/4/480p/1.ts?X-Amz-Expires=${seconds}&X-Amz-Signature=${signature}
#EXT-X-ENDLIST`;
const came = (text: string, servedAt: number | null = null) => ({ text, url: at, servedAt });
const first = 'http://store/films/4/480p/0.ts?X-Amz-Expires=20&X-Amz-Signature=a';

test('the segments of a playlist are its lines without a hash, as whole addresses', () => {
  expect(segmentsOf('#EXTM3U\nseg/1.ts\n\n', at)).toEqual(['http://school/api/v1/playlist/seg/1.ts']);
});

test('a segment asked for by an old signature is fetched by the newest', () => {
  const addresses = createSignedAddresses(() => 0);
  addresses.learn(came(playlist('a')));
  addresses.learn(came(playlist('b')));
  expect(addresses.newest(first)).toContain('X-Amz-Signature=b');
});

test('signatures count as ended a little before they do, by our own clock', () => {
  let now = 0;
  const addresses = createSignedAddresses(() => now);
  addresses.learn(came(playlist('a')));
  now = 16_999;
  expect(addresses.hasEnded(first)).toBe(false);
  now = 17_000;
  expect(addresses.hasEnded(first)).toBe(true);
  addresses.learn(came(playlist('b')));
  expect(addresses.hasEnded(first)).toBe(false);
});

test('an address nobody listed is left as it is', () => {
  const addresses = createSignedAddresses(() => 0);
  expect(addresses.newest('http://store/other.ts?x=1')).toBe('http://store/other.ts?x=1');
  expect(addresses.hasEnded('http://store/other.ts?x=1')).toBe(false);
});

test('an address without a signature never ends', () => {
  let now = 0;
  const addresses = createSignedAddresses(() => now);
  addresses.learn(came('#EXTM3U\n/plain.ts'));
  now = Number.MAX_SAFE_INTEGER;
  expect(addresses.hasEnded('http://school/plain.ts')).toBe(false);
});

test('a signature the store refuses counts as ended at once', () => {
  const addresses = createSignedAddresses(() => 0);
  addresses.learn(came(playlist('a')));
  addresses.end(first);
  expect(addresses.hasEnded(first)).toBe(true);
});

test('an address signed some time before it was handed out is good for that much less', () => {
  let now = 0;
  const addresses = createSignedAddresses(() => now);
  const old = playlist('a').replaceAll('X-Amz-Expires', 'X-Amz-Date=20261115T053000Z&X-Amz-Expires');
  addresses.learn(came(old, Date.UTC(2026, 10, 15, 5, 30, 6)));
  now = 10_999;
  expect(addresses.hasEnded(first)).toBe(false);
  now = 11_000;
  expect(addresses.hasEnded(first)).toBe(true);
});

test('a playlist brings the time of the server that sent it', async () => {
  const response = new Response('#EXTM3U', { headers: { date: 'Sun, 15 Nov 2026 05:30:06 GMT' } });
  expect(await readPlaylist(response, at)).toEqual({
    text: '#EXTM3U',
    url: at,
    servedAt: Date.UTC(2026, 10, 15, 5, 30, 6),
  });
});
