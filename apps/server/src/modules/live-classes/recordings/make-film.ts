import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runFfmpeg, safeInput } from '#platform/ffmpeg.ts';
import { frameMs, planLesson, type RecordedSpan } from '../domain/plan-lesson.ts';
import { convertTrack } from './convert-track.ts';
import { drawPictures } from './draw-pictures.ts';
import { mixVoices } from './mix-voices.ts';
import { RecordingFailure } from './recording-failure.ts';

interface MakeFilm {
  /** Files as the media server has left them. */
  tracks: readonly { path: string; what: RecordedSpan['what'] }[];
  /** An empty folder to work in. */
  folder: string;
  signal: AbortSignal;
}

/** One film out of all that was recorded; says where it lies. */
export async function makeFilm({ tracks, folder, signal }: MakeFilm): Promise<string> {
  const spans: RecordedSpan[] = [];
  for (const [index, { path, what }] of tracks.entries()) {
    spans.push(...(await convertTrack({ path, what, folder, name: `track-${index}`, signal })));
  }
  const plan = planLesson(spans);
  if (!plan) throw new RecordingFailure('nothing_recorded');
  const seconds = (plan.frames * frameMs) / 1000;
  const sound = await mixVoices({ voices: plan.voices, seconds, folder, signal });
  const cuts = await drawPictures({ cuts: plan.pictures, folder, signal });
  const list = join(folder, 'cuts.txt');
  await writeFile(list, cuts.map((path) => `file '${path}'\n`).join(''));
  const film = join(folder, 'lesson.mp4');
  const result = await runFfmpeg({
    args: [
      ...['-f', 'concat', '-safe', '0', '-i', list, ...safeInput(sound)],
      ...['-map', '0:v', '-map', '1:a', '-c:v', 'copy', '-c:a', 'aac', '-b:a', '64k'],
      ...['-t', String(seconds), '-movflags', '+faststart', film],
    ],
    timeoutMs: (600 + seconds) * 1000,
    signal,
  });
  if (result.outcome !== 'done') throw new Error(`picture and sound could not be joined: ${result.outcome}`);
  return film;
}
