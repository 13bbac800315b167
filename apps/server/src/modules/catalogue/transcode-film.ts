import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FilmFacts, runFfmpeg, safeInput } from '#platform/ffmpeg.ts';
import { readSegments, type Segment } from './domain/playlists.ts';
import type { PreviewSheet, VideoRendition } from './domain/renditions.ts';
import { MediaFailure } from './media-failure.ts';

export interface Transcode {
  source: string;
  /** An empty folder; renditions come into folders of their names, the previews into `previews.jpg`. */
  folder: string;
  film: FilmFacts;
  renditions: readonly VideoRendition[];
  sheet: PreviewSheet;
  /** 16 bytes. They are written beside the folder and never into it. */
  key: Buffer;
  mostSeconds: number;
  signal: AbortSignal;
  onProgress(seconds: number): void;
}

export interface MadeRendition {
  name: string;
  width: number | null;
  height: number | null;
  codecs: string;
  bandwidth: number;
  segments: Segment[];
}

const segmentSeconds = 4;
const audioRate = 48_000;
/** Main profile, level 4: what every phone of the last ten years decodes. */
const videoCodec = 'avc1.4d4028';
const audioCodec = 'mp4a.40.2';

/** One reading of the film makes every rendition, encrypted and cut at the same moments, and the previews. */
export async function transcodeFilm(work: Transcode): Promise<MadeRendition[]> {
  await mkdir(work.folder, { recursive: true });
  const keyInfo = await writeKey(work);
  const result = await watchSegments(
    work,
    runFfmpeg({
      args: ffmpegArguments(work, keyInfo),
      // On a slow machine under load a film takes several times as long as it plays.
      timeoutMs: (600 + 20 * (work.film.seconds ?? work.mostSeconds)) * 1000,
      signal: work.signal,
    }),
  );
  if (result.outcome === 'timeout') throw new MediaFailure('took_too_long');
  if (result.outcome === 'refused') throw new MediaFailure('broken_file');
  const sound = work.film.hasSound ? [audioCodec] : [];
  const made = work.renditions.map(({ name, width, height }) =>
    readRendition(work.folder, { name, width, height, codecs: [videoCodec, ...sound].join(',') }),
  );
  if (work.film.hasSound) {
    made.push(readRendition(work.folder, { name: 'audio', width: null, height: null, codecs: audioCodec }));
  }
  return Promise.all(made);
}

/**
 * How far it is, by the segments that lie there: ffmpeg itself tells nothing before its last output has begun,
 * and the sheet of previews begins at the end of the film.
 */
async function watchSegments<Result>(work: Transcode, running: Promise<Result>): Promise<Result> {
  const [first] = work.renditions;
  const look = async () => {
    // Not there yet: nothing is done yet.
    const files = first ? await readdir(join(work.folder, first.name)).catch(() => []) : [];
    work.onProgress(files.filter((name) => name.endsWith('.ts')).length * segmentSeconds);
  };
  const timer = setInterval(() => void look(), 250);
  try {
    return await running;
  } finally {
    clearInterval(timer);
  }
}

async function writeKey({ folder, key }: Transcode): Promise<string> {
  const info = `${folder}.key-info`;
  await writeFile(`${folder}.key`, key, { mode: 0o600 });
  // The address in the first line is never used: the playlists that students get are written by us.
  await writeFile(info, `key\n${folder}.key\n`, { mode: 0o600 });
  return info;
}

function ffmpegArguments(work: Transcode, keyInfo: string): string[] {
  const { film, renditions } = work;
  const rate = Math.min(30, film.framesPerSecond);
  const soundOf = (index: number) => (film.hasSound ? `,a:${index}` : '');
  const streams = renditions.map(({ name }, index) => `v:${index}${soundOf(index)},name:${name}`);
  if (film.hasSound) streams.push(`a:${renditions.length},name:audio`);
  return [
    ...['-threads', '2', '-filter_threads', '1', '-filter_complex_threads', '1'],
    ...safeInput(work.source),
    ...['-filter_complex', filters(work, rate), '-map_metadata', '-1', '-sn', '-dn'],
    ...renditions.flatMap((_, index) => ['-map', `[v${index}]`]),
    ...(film.hasSound ? [...renditions, null].flatMap(() => ['-map', '0:a:0']) : []),
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-level:v', '4.0'],
    ...['-pix_fmt', 'yuv420p', '-sc_threshold', '0', '-g', '250'],
    ...['-force_key_frames', `expr:gte(t,n_forced*${segmentSeconds})`],
    ...['-c:a', 'aac', '-ac', '1', '-ar', String(audioRate), '-b:a', '40k'],
    ...renditions.flatMap(rates),
    ...['-t', String(work.mostSeconds), '-max_muxing_queue_size', '1024'],
    ...['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'mpegts', '-hls_key_info_file', keyInfo],
    ...['-hls_segment_filename', join(work.folder, '%v', '%05d.ts')],
    ...['-var_stream_map', streams.join(' '), join(work.folder, '%v', 'index.m3u8')],
    ...['-map', '[previews]', '-frames:v', '1', '-q:v', '6', join(work.folder, 'previews.jpg')],
  ];
}

/** The film is read once and divided: one copy for each size and one for the previews. */
function filters({ renditions, sheet }: Transcode, rate: number): string {
  const outputs = renditions.map((_, index) => `[s${index}]`).join('');
  const sizes = renditions.map(
    ({ width, height }, index) => `[s${index}]scale=${width}:${height},setsar=1[v${index}]`,
  );
  const tile = `scale=${sheet.tileWidth}:${sheet.tileHeight},setsar=1,tile=${sheet.columns}x${sheet.rows}`;
  return [
    `[0:v:0]fps=${rate.toFixed(3)},split=${renditions.length + 1}${outputs}[p]`,
    ...sizes,
    `[p]fps=1/${sheet.secondsPerTile}:round=up,${tile}[previews]`,
  ].join(';');
}

function rates({ pictureRate, soundRate, quality }: VideoRendition, index: number): string[] {
  return [
    ...[`-crf:v:${index}`, String(quality), `-maxrate:v:${index}`, String(pictureRate)],
    ...[`-bufsize:v:${index}`, String(pictureRate), `-b:a:${index}`, String(soundRate)],
  ];
}

async function readRendition(
  folder: string,
  rendition: Omit<MadeRendition, 'bandwidth' | 'segments'>,
): Promise<MadeRendition> {
  const home = join(folder, rendition.name);
  if (!(await readdir(folder)).includes(rendition.name)) throw new MediaFailure('broken_file');
  const segments = readSegments(await readFile(join(home, 'index.m3u8'), 'utf8'));
  if (segments.length === 0) throw new MediaFailure('broken_file');
  let bandwidth = 0;
  for (const [name, seconds] of segments) {
    const { size } = await stat(join(home, name));
    // A last moment of a segment says little about what the line has to carry.
    bandwidth = Math.max(bandwidth, Math.ceil((size * 8) / Math.max(seconds, segmentSeconds / 2)));
  }
  return { ...rendition, bandwidth, segments };
}
