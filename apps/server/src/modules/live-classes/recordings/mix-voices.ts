import { join } from 'node:path';
import { runFfmpeg, safeInput } from '#platform/ffmpeg.ts';
import type { Voice } from '../domain/plan-lesson.ts';
import { RecordingFailure } from './recording-failure.ts';

interface MixVoices {
  voices: readonly Voice[];
  seconds: number;
  folder: string;
  signal: AbortSignal;
}

/** So many files are open at a time. */
const together = 24;
const seconds = (ms: number) => (ms / 1000).toFixed(3);

/** All voices as one sound, each at its moment, as long as the lesson. */
export async function mixVoices({ voices, ...rest }: MixVoices): Promise<string> {
  const mixes: string[] = [];
  for (let from = 0; from < voices.length; from += together) {
    const inputs = voices.slice(from, from + together).map(({ file, offsetMs, lengthMs, delayMs }) => ({
      args: ['-ss', seconds(offsetMs), '-t', seconds(lengthMs), ...safeInput(file)],
      delayMs,
    }));
    mixes.push(await mix(inputs, join(rest.folder, `mix-${from}.mka`), rest));
  }
  const silence = { args: ['-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=mono'], delayMs: 0 };
  const parts = mixes.map((path) => ({ args: safeInput(path), delayMs: 0 }));
  return mix([silence, ...parts], join(rest.folder, 'sound.mka'), rest);
}

interface MixInput {
  args: readonly string[];
  delayMs: number;
}

async function mix(
  inputs: readonly MixInput[],
  path: string,
  { seconds: length, signal }: Pick<MixVoices, 'seconds' | 'signal'>,
): Promise<string> {
  const tracks = inputs.map(
    // What is lost on the way, or not sent, is silence.
    ({ delayMs }, index) =>
      `[${index}:a]aresample=48000:async=1:first_pts=0,aformat=channel_layouts=mono,adelay=${delayMs}:all=1[t${index}]`,
  );
  const names = inputs.map((_, index) => `[t${index}]`).join('');
  const sum = `${names}amix=inputs=${inputs.length}:normalize=0:dropout_transition=0,alimiter=level=disabled[mix]`;
  const args = [
    ...inputs.flatMap(({ args: given }) => given),
    ...['-filter_complex', [...tracks, sum].join(';'), '-map', '[mix]', '-t', String(length)],
    ...['-c:a', 'flac', path],
  ];
  const result = await runFfmpeg({ args, timeoutMs: (600 + 5 * length) * 1000, signal });
  if (result.outcome === 'timeout') throw new RecordingFailure('took_too_long');
  if (result.outcome === 'refused') throw new Error(`the voices could not be mixed: ${result.errors}`);
  return path;
}
