import { expect, test } from 'vitest';
import { masterPlaylist, readSegments, renditionPlaylist } from './playlists.ts';

test('the master names every rendition with what a player chooses by', () => {
  const written = masterPlaylist(
    [
      { name: '240p', bandwidth: 180_000, width: 426, height: 240, codecs: 'avc1.4d4028,mp4a.40.2' },
      { name: 'audio', bandwidth: 45_000, width: null, height: null, codecs: 'mp4a.40.2' },
    ],
    (name) => `playlist/${name}`,
  );
  expect(written).toBe(`#EXTM3U
#EXT-X-VERSION:3
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=180000,RESOLUTION=426x240,CODECS="avc1.4d4028,mp4a.40.2"
playlist/240p
#EXT-X-STREAM-INF:BANDWIDTH=45000,CODECS="mp4a.40.2"
playlist/audio
`);
});

test('a rendition names its key once and its segments in order', () => {
  const segments = [
    { seconds: 4, address: 'https://files.example/a.ts?x=1' },
    { seconds: 1.52, address: 'https://files.example/b.ts?x=2' },
  ];
  expect(renditionPlaylist(segments, '/key?version=3')).toBe(`#EXTM3U
#EXT-X-VERSION:3
#EXT-X-TARGETDURATION:4
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-KEY:METHOD=AES-128,URI="/key?version=3"
#EXTINF:4.000,
https://files.example/a.ts?x=1
#EXTINF:1.520,
https://files.example/b.ts?x=2
#EXT-X-ENDLIST
`);
});

test('the segments of a written playlist are read back', () => {
  const playlist =
    '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="k"\n#EXTINF:4.000000,\n00000.ts\n#EXTINF:2.520000,\n00001.ts\n#EXT-X-ENDLIST\n';
  expect(readSegments(playlist)).toEqual([
    ['00000.ts', 4],
    ['00001.ts', 2.52],
  ]);
});
