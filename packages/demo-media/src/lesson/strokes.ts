// Helpers for drawings: each gives a stroke.
import type { Chalk, Point, Stroke } from './lesson.ts';

type Options = Omit<Stroke, 'd'>;
const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const path = (d: string, options: Options = {}): Stroke => ({ d, ...options });

export const line = (a: Point, b: Point, options: Options = {}): Stroke =>
  path(`M${at(...a)}L${at(...b)}`, options);

export const shape = (corners: Point[], options: Options = {}): Stroke =>
  path(`M${corners.map((corner) => at(...corner)).join('L')}Z`, options);

export const rect = (x: number, y: number, w: number, h: number, options: Options = {}): Stroke =>
  shape(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    options,
  );

/** How far the handles of a cubic stand off for a quarter of a circle of radius 1. */
const QUARTER = 0.5523;

/** The path of an ellipse, begun at its right. */
export function ellipsePath(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER];
  return [
    `M${at(x + rx, y)}`,
    `C${at(x + rx, y + ky)} ${at(x + kx, y + ry)} ${at(x, y + ry)}`,
    `C${at(x - kx, y + ry)} ${at(x - rx, y + ky)} ${at(x - rx, y)}`,
    `C${at(x - rx, y - ky)} ${at(x - kx, y - ry)} ${at(x, y - ry)}`,
    `C${at(x + kx, y - ry)} ${at(x + rx, y - ky)} ${at(x + rx, y)}`,
  ].join('');
}

export const ellipse = (x: number, y: number, rx: number, ry: number, options: Options = {}): Stroke =>
  path(ellipsePath(x, y, rx, ry), options);

export const circle = (x: number, y: number, r: number, options: Options = {}): Stroke =>
  ellipse(x, y, r, r, options);

export const dot = (x: number, y: number, r = 5, color: Chalk = 'w'): Stroke =>
  circle(x, y, r, { color, fill: color, fillAlpha: 1, w: 3, secs: 0.2 });

const HEAD_ANGLE = 0.52;

/** The open head of an arrow that arrives at `tip` in a direction. */
function head(tip: Point, direction: number, size: number): string {
  const side = (turn: number) =>
    at(tip[0] - size * Math.cos(direction + turn), tip[1] - size * Math.sin(direction + turn));
  return `M${side(-HEAD_ANGLE)}L${at(...tip)}L${side(HEAD_ANGLE)}`;
}

export function arrow(a: Point, b: Point, options: Options = {}): Stroke {
  const direction = Math.atan2(b[1] - a[1], b[0] - a[0]);
  return path(`M${at(...a)}L${at(...b)}${head(b, direction, 17)}`, { w: 5, ...options });
}

/** A bent arrow; `bend` pixels to the left of the way. */
export function bow(a: Point, b: Point, bend: number, options: Options & { head?: number } = {}): Stroke {
  const { head: size = 15, ...rest } = options;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const middle: Point = [
    (a[0] + b[0]) / 2 + ((b[1] - a[1]) / length) * bend,
    (a[1] + b[1]) / 2 - ((b[0] - a[0]) / length) * bend,
  ];
  const direction = Math.atan2(b[1] - middle[1], b[0] - middle[0]);
  return path(`M${at(...a)}Q${at(...middle)} ${at(...b)}${head(b, direction, size)}`, { w: 4, ...rest });
}

/** A smooth line through points (Catmull-Rom). */
export function curve(points: Point[], options: Options = {}, isClosed = false): Stroke {
  const { length } = points;
  const point = (i: number): Point =>
    points[isClosed ? (i + length) % length : Math.max(0, Math.min(length - 1, i))] as Point;
  const pieces = Array.from({ length: isClosed ? length : length - 1 }, (_, i) => {
    const [before, from, to, next] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const first = at(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
    const second = at(to[0] - (next[0] - from[0]) / 6, to[1] - (next[1] - from[1]) / 6);
    return `C${first} ${second} ${at(...to)}`;
  });
  return path(`M${at(...point(0))}${pieces.join('')}${isClosed ? 'Z' : ''}`, options);
}

/** Part of a circle, in degrees clockwise from the right. */
export function arc(
  x: number,
  y: number,
  r: number,
  from: number,
  to: number,
  options: Options = {},
): Stroke {
  const steps = Math.max(3, Math.ceil((Math.abs(to - from) * r) / 700));
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / steps;
    return [x + r * cos(angle), y + r * sin(angle)];
  });
  return curve(points, options);
}

/** Short strokes below a line, as for ground. */
export function hatch(a: Point, b: Point, options: Options = {}): Stroke {
  const [gap, size, lean] = [24, 14, 2.3];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) + lean;
  let d = '';
  for (let along = gap / 2; along < length; along += gap) {
    const x = a[0] + ((b[0] - a[0]) * along) / length;
    const y = a[1] + ((b[1] - a[1]) * along) / length;
    d += `M${at(x, y)}L${at(x + size * Math.cos(angle), y + size * Math.sin(angle))}`;
  }
  return path(d, { w: 2.5, alpha: 0.75, ...options });
}

/** Underlines the text just before it, as wide as that text is in the film's language. */
export const under = (color: Chalk = 'y', options: Options = {}): Stroke =>
  path('', { under: true, color, w: 4.5, over: true, ...options });

/** A ring by hand that does not quite meet. */
export const ring = (x: number, y: number, rx: number, ry: number, color: Chalk = 'y'): Stroke =>
  path(
    [
      `M${at(x - rx * 0.3, y - ry * 0.98)}`,
      `C${at(x - rx * 1.25, y - ry * 0.7)} ${at(x - rx * 1.2, y + ry * 0.95)} ${at(x, y + ry)}`,
      `C${at(x + rx * 1.25, y + ry)} ${at(x + rx * 1.25, y - ry * 0.9)} ${at(x + rx * 0.1, y - ry)}`,
    ].join(''),
    { color, w: 4, over: true },
  );

/** A brace under a span, or over it with a negative depth. */
export function brace(x1: number, x2: number, y: number, depth: number, options: Options = {}): Stroke {
  const [middle, half] = [(x1 + x2) / 2, y + depth / 2];
  const d = [
    `M${at(x1, y)}Q${at(x1, half)} ${at(x1 + 12, half)}L${at(middle - 10, half)}`,
    `Q${at(middle, half)} ${at(middle, y + depth)}Q${at(middle, half)} ${at(middle + 10, half)}`,
    `L${at(x2 - 12, half)}Q${at(x2, half)} ${at(x2, y)}`,
  ];
  return path(d.join(''), { w: 3, ...options });
}

export const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
export const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
