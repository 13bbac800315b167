import { expect, test } from 'vitest';
import { createSignedAddresses, segmentsOf } from './signed-addresses.ts';

const at = 'http://school/api/v1/playlist/480p';
const playlist = (signature: string, seconds = 20) => `#EXTM3U
#EXT-X-KEY:METHOD=AES-128,URI="/api/v1/key?contentLibraryId=4"
#EXTINF:6,
http://store/films/4/480p/0.ts?X-Amz-Expires=${seconds}&X-Amz-Signature=${signature}
#EXTINF:6,
http://store/films/4/480p/1.ts?X-Amz-Expires=${seconds}&X-Amz-Signature=${signature}
#EXT-X-ENDLIST`;
const first = 'http://store/films/4/480p/0.ts?X-Amz-Expires=20&X-Amz-Signature=a';

test('the segments of a playlist are its lines without a hash, as whole addresses', () => {
  expect(segmentsOf('#EXTM3U\nseg/1.ts\n\n', at)).toEqual(['http://school/api/v1/playlist/seg/1.ts']);
});

test('a segment asked for by an old signature is fetched by the newest', () => {
  const addresses = createSignedAddresses(() => 0);
  addresses.learn(playlist('a'), at);
  addresses.learn(playlist('b'), at);
  expect(addresses.newest(first)).toContain('X-Amz-Signature=b');
});

test('signatures count as ended a little before they do, by our own clock', () => {
  let now = 0;
  const addresses = createSignedAddresses(() => now);
  addresses.learn(playlist('a'), at);
  now = 16_999;
  expect(addresses.hasEnded(first)).toBe(false);
  now = 17_000;
  expect(addresses.hasEnded(first)).toBe(true);
  addresses.learn(playlist('b'), at);
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
  addresses.learn('#EXTM3U\n/plain.ts', at);
  now = Number.MAX_SAFE_INTEGER;
  expect(addresses.hasEnded('http://school/plain.ts')).toBe(false);
});

test('a signature the store refuses counts as ended at once', () => {
  const addresses = createSignedAddresses(() => 0);
  addresses.learn(playlist('a'), at);
  addresses.end(first);
  expect(addresses.hasEnded(first)).toBe(true);
});
