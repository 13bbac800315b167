import { createRandom } from '../chalk/random.ts';

export const WIDTH = 1280;
export const HEIGHT = 720;
const SIZE = WIDTH * HEIGHT;

/** Noise of several roughnesses: what a board is made of. */
const random = createRandom(20260);
const speckles = () => Float32Array.from({ length: SIZE }, () => random() - 0.5);
export const fine = normalise(speckles());
export const soft = normalise(blur(speckles(), 1));
const wide = normalise(blur(speckles(), 4));
export const smudges = normalise(blur(speckles(), 60));
export const streaks = normalise(blur(speckles(), 14));

/** How rough the board is at each pixel: 0 to 63, each as often as the others. */
export const grain = spreadEvenly(
  fine.map((value, i) => 0.5 * value + 0.95 * (soft[i] ?? 0) + 0.35 * (wide[i] ?? 0)),
);

function blur(values: Float32Array, radius: number): Float32Array {
  let blurred = values;
  for (let pass = 0; pass < 2; pass++) blurred = blurColumns(blurRows(blurred, radius), radius);
  return blurred;
}

function blurRows(from: Float32Array, radius: number): Float32Array {
  const to = new Float32Array(SIZE);
  for (let y = 0; y < HEIGHT; y++) slide({ from, to, start: y * WIDTH, step: 1, count: WIDTH, radius });
  return to;
}

function blurColumns(from: Float32Array, radius: number): Float32Array {
  const to = new Float32Array(SIZE);
  for (let x = 0; x < WIDTH; x++) slide({ from, to, start: x, step: WIDTH, count: HEIGHT, radius });
  return to;
}

interface Slide {
  from: Float32Array;
  to: Float32Array;
  start: number;
  step: number;
  count: number;
  radius: number;
}

/** The mean of a window that slides along a row or a column; the far end follows the near one. */
function slide({ from, to, start, step, count, radius }: Slide): void {
  const value = (i: number) => from[start + ((i + count) % count) * step] as number;
  let sum = 0;
  for (let i = -radius; i <= radius; i++) sum += value(i);
  for (let i = 0; i < count; i++) {
    to[start + i * step] = sum / (2 * radius + 1);
    sum += value(i + radius + 1) - value(i - radius);
  }
}

/** Mean 0, deviation 1. */
function normalise(values: Float32Array): Float32Array {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  const factor = 1 / Math.sqrt(squares / values.length);
  return values.map((value) => (value - mean) * factor);
}

function spreadEvenly(values: Float32Array): Uint8Array {
  const bins = new Uint32Array(4096);
  const binOf = (value: number) => Math.max(0, Math.min(4095, Math.floor((value + 6) * (4096 / 12))));
  for (const value of values) bins[binOf(value)] = (bins[binOf(value)] ?? 0) + 1;
  const ranks = new Float32Array(4096);
  let sum = 0;
  for (const [bin, count] of bins.entries()) {
    sum += count;
    ranks[bin] = sum / values.length;
  }
  return Uint8Array.from(values, (value) => Math.min(63, Math.floor((ranks[binOf(value)] ?? 0) * 64)));
}
