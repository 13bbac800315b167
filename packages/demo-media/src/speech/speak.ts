import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '../lesson/lesson.ts';
import { marksIn, spokenIn } from './spoken-line.ts';
import { RATE, readWav, toRate } from './wav.ts';

export interface Spoken {
  samples: Float32Array;
  secs: number;
  /** The second at which each mark is reached. */
  marks: Map<number, number>;
}

const run = promisify(execFile);

/** Speaks lines, two at a time. A mark's moment is found by speaking the words before it. */
export async function speakLines(lines: readonly string[], language: Language): Promise<Spoken[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lesson-voice-'));
  const spoken: Spoken[] = [];
  const waiting = lines.entries();
  const work = async (file: string) => {
    for (const [index, line] of waiting) spoken[index] = await speakLine(line, language, join(folder, file));
  };
  try {
    await Promise.all([work('a.wav'), work('b.wav')]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return spoken;
}

async function speakLine(line: string, language: Language, file: string): Promise<Spoken> {
  const samples = await speak(spokenIn(line), language, file);
  const secs = samples.length / RATE;
  const marks = new Map<number, number>();
  for (const { mark, before } of marksIn(line)) {
    const words = spokenIn(before);
    const reached = words === '' ? 0 : (await speak(words, language, file)).length / RATE;
    const breath = /[,.;:?!।]$/.test(words) ? 0.12 : 0;
    marks.set(mark, Math.min(reached * 0.97 + breath, Math.max(0, secs - 0.3)));
  }
  return { samples, secs, marks };
}

async function speak(words: string, language: Language, file: string): Promise<Float32Array> {
  if (language === 'en') {
    // flite is far clearer than espeak-ng in English, but knows no Hindi.
    await run('flite', ['-voice', 'rms', '--setf', 'duration_stretch=1.07', '-t', words, '-o', file]);
  } else {
    await run('espeak-ng', ['-v', 'hi', '-s', '152', '-p', '42', '-g', '1', '-w', file, words]);
  }
  const { rate, samples } = readWav(await readFile(file));
  return withoutSilence(toRate(samples, rate));
}

const QUIET = 0.008;

function withoutSilence(samples: Float32Array): Float32Array {
  const isHeard = (sample: number) => Math.abs(sample) >= QUIET;
  const start = samples.findIndex(isHeard);
  const end = samples.findLastIndex(isHeard);
  if (start < 0) throw new Error('the voice said nothing');
  return samples.slice(Math.max(0, start - 480), end + 960);
}
