import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { probeFilm, runFfmpeg, safeInput } from '#platform/ffmpeg.ts';
import { frameMs, type PictureCut } from '../domain/plan-lesson.ts';
import { RecordingFailure } from './recording-failure.ts';

interface DrawPictures {
  cuts: readonly PictureCut[];
  folder: string;
  signal: AbortSignal;
}

interface Canvas {
  width: number;
  height: number;
}

const small: Canvas = { width: 640, height: 360 };
const large: Canvas = { width: 1280, height: 720 };
const card = '0x1f2933';
const rate = 1000 / frameMs;

/** Each cut as a silent film of exactly its frames, all alike, so that they can be put one behind the other. */
export async function drawPictures({ cuts, folder, signal }: DrawPictures): Promise<string[]> {
  const canvas = await chooseCanvas(cuts, signal);
  const films: string[] = [];
  for (const [index, { frames, source }] of cuts.entries()) {
    const film = join(folder, `cut-${index}.mp4`);
    const drawing = { film, frames, canvas, signal };
    const isDrawn = source !== null && (await draw(drawing, inputOf(source)));
    // Not one whole picture has come through: that part is only heard.
    if (!isDrawn && !(await draw(drawing, cardInput(canvas)))) throw new Error('the card could not be drawn');
    films.push(film);
  }
  return films;
}

/** As large as what is shown, within bounds: a camera's picture gains nothing from more. */
async function chooseCanvas(cuts: readonly PictureCut[], signal: AbortSignal): Promise<Canvas> {
  for (const file of new Set(cuts.flatMap(({ source }) => (source ? [source.file] : [])))) {
    const film = await probeFilm(file, signal);
    if (film && (film.width > small.width || film.height > small.height)) return large;
  }
  return small;
}

const cardInput = ({ width, height }: Canvas) => [
  ...['-f', 'lavfi', '-i', `color=c=${card}:s=${width}x${height}:r=${rate}`],
];

const inputOf = ({ file, offsetMs }: NonNullable<PictureCut['source']>): string[] => [
  // A screen or a camera changes its size as it goes; what follows copes with that, and must not begin anew.
  ...['-reinit_filter', '0', '-ss', (offsetMs / 1000).toFixed(3)],
  ...safeInput(file),
];

const filters = ({ width, height }: Canvas) =>
  [
    `scale=${width}:${height}:force_original_aspect_ratio=decrease:force_divisible_by=2:eval=frame`,
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2:color=${card}:eval=frame`,
    'setsar=1',
    `fps=${rate}:start_time=0`,
    // It ends before its time: the last picture stands.
    'tpad=stop=-1:stop_mode=clone',
  ].join(',');

interface Drawing {
  film: string;
  frames: number;
  canvas: Canvas;
  signal: AbortSignal;
}

/** False: nothing could be drawn of it. */
async function draw({ film, frames, canvas, signal }: Drawing, input: readonly string[]): Promise<boolean> {
  const args = [
    ...['-threads', '2', '-filter_threads', '1'],
    ...input,
    ...['-vf', filters(canvas), '-frames:v', String(frames), '-an', '-sn', '-dn'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-bf', '0', '-g', '250'],
    ...['-pix_fmt', 'yuv420p', '-video_track_timescale', '12800', film],
  ];
  const seconds = (frames * frameMs) / 1000;
  const result = await runFfmpeg({ args, timeoutMs: (600 + 20 * seconds) * 1000, signal });
  if (result.outcome === 'timeout') throw new RecordingFailure('took_too_long');
  if (result.outcome === 'refused' || (await stat(film)).size === 0) return false;
  return (await probeFilm(film, signal)) !== null;
}
