export interface RenditionFacts {
  name: string;
  bandwidth: number;
  width: number | null;
  height: number | null;
  codecs: string;
}

/** File name and seconds. */
export type Segment = readonly [name: string, seconds: number];

/** The choice of renditions. Addresses are relative to the master's own. */
export function masterPlaylist(
  renditions: readonly RenditionFacts[],
  addressOf: (name: string) => string,
): string {
  const lines = renditions.flatMap(({ name, bandwidth, width, height, codecs }) => {
    const size = width === null || height === null ? '' : `,RESOLUTION=${width}x${height}`;
    return [`#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth}${size},CODECS="${codecs}"`, addressOf(name)];
  });
  return text(['#EXT-X-INDEPENDENT-SEGMENTS', ...lines]);
}

/** One rendition. The segments are numbered from 0: without an IV of its own, a segment's number is its IV. */
export function renditionPlaylist(
  segments: readonly { seconds: number; address: string }[],
  keyAddress: string,
): string {
  const longest = Math.ceil(Math.max(1, ...segments.map(({ seconds }) => seconds)));
  return text([
    `#EXT-X-TARGETDURATION:${longest}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-KEY:METHOD=AES-128,URI="${keyAddress}"`,
    ...segments.flatMap(({ seconds, address }) => [`#EXTINF:${seconds.toFixed(3)},`, address]),
    '#EXT-X-ENDLIST',
  ]);
}

/** The segments of a playlist that ffmpeg wrote. */
export function readSegments(playlist: string): Segment[] {
  const found = playlist.matchAll(/^#EXTINF:([\d.]+),.*\n([^#\n]+)$/gm);
  return [...found].map(([, seconds, name]) => [(name ?? '').trim(), Number(seconds)] as const);
}

const text = (lines: readonly string[]) => `${['#EXTM3U', '#EXT-X-VERSION:3', ...lines].join('\n')}\n`;
