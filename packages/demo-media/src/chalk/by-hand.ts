import type { Point } from '../lesson/lesson.ts';
import { flattenPath } from './flatten-path.ts';
import { createNoise, seedOf } from './random.ts';

/** A line as a hand would draw it. */
export interface HandLine {
  points: Point[];
  /** The way walked up to each point. */
  walked: number[];
  length: number;
}

const STEP = 7;

/** Even steps along each line of the path, with a little shake. */
export function drawByHand(d: string, shake: number): HandLine[] {
  const seed = seedOf(d);
  return flattenPath(d).map((corners, index) => {
    const points = shakeOff(evenSteps(corners), seed + index * 17, shake);
    const walked = [0];
    for (const [i, point] of points.entries()) {
      const before = points[i - 1];
      if (before) walked.push((walked[i - 1] ?? 0) + Math.hypot(point[0] - before[0], point[1] - before[1]));
    }
    return { points, walked, length: walked.at(-1) ?? 0 };
  });
}

function evenSteps(corners: Point[]): { point: Point; way: number }[] {
  const steps: { point: Point; way: number }[] = [];
  let way = 0;
  for (const [i, to] of corners.entries()) {
    const from = corners[i - 1];
    if (!from) {
      steps.push({ point: to, way });
      continue;
    }
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.max(1, Math.round(length / STEP));
    for (let j = 1; j <= count; j++) {
      way += length / count;
      const part = j / count;
      steps.push({ point: [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part], way });
    }
  }
  return steps;
}

function shakeOff(steps: { point: Point; way: number }[], seed: number, shake: number): Point[] {
  const noises = [createNoise(seed + 1), createNoise(seed + 2)] as const;
  const off = (noise: (x: number) => number, way: number) => {
    const u = way / 46;
    return shake * (noise(u) + 0.35 * noise(u * 3.1 + 9));
  };
  return steps.map(({ point, way }) => [point[0] + off(noises[0], way), point[1] + off(noises[1], way)]);
}
