import type { Point } from '../lesson/lesson.ts';

/** The commands our drawings use, and how many numbers each takes. */
const ARITY: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };
/** Pixels between two points of a curve. */
const STEP = 6;

/** The lines of an SVG path, its curves cut into short straight pieces. */
export function flattenPath(d: string): Point[][] {
  const pen = createPen();
  for (const { name, isRelative, numbers } of commandsOf(d)) {
    const [dx, dy] = isRelative ? pen.position() : [0, 0];
    const number = (i: number) => numbers[i] ?? 0;
    const point = (i: number): Point => [dx + number(i), dy + number(i + 1)];
    if (name === 'M') pen.start(point(0));
    else if (name === 'L') pen.lineTo(point(0));
    else if (name === 'H') pen.lineTo([dx + number(0), pen.position()[1]]);
    else if (name === 'V') pen.lineTo([pen.position()[0], dy + number(0)]);
    else if (name === 'C') pen.curveTo(point(0), point(2), point(4));
    else if (name === 'Q') pen.bendTo(point(0), point(2));
    else pen.close();
  }
  return pen.lines();
}

function* commandsOf(d: string) {
  const tokens = d.match(/[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? [];
  let command = '';
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] ?? '';
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      i += 1;
    }
    const name = command.toUpperCase();
    const arity = ARITY[name];
    const numbers = tokens.slice(i, i + (arity ?? 0)).map(Number);
    if (arity === undefined || numbers.length < arity || numbers.some(Number.isNaN)) {
      throw new Error(`This path cannot be drawn, at "${command}": ${d}`);
    }
    yield { name, isRelative: command !== name, numbers };
    i += arity;
    // Further numbers after a start are lines.
    if (name === 'M') command = command === 'M' ? 'L' : 'l';
  }
}

function createPen() {
  const done: Point[][] = [];
  let current: Point[] = [];
  let first: Point = [0, 0];
  let here: Point = [0, 0];

  const lineTo = (point: Point) => {
    current.push(point);
    here = point;
  };
  const finish = () => {
    if (current.length > 1) done.push(current);
    current = [];
  };
  const curveTo = (b: Point, c: Point, end: Point) => {
    const a = here;
    const span = distance(a, b) + distance(b, c) + distance(c, end);
    const pieces = Math.max(4, Math.min(80, Math.ceil(span / STEP)));
    for (let i = 1; i <= pieces; i++) {
      const t = i / pieces;
      const u = 1 - t;
      const mix = (k: 0 | 1) =>
        u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * end[k];
      lineTo([mix(0), mix(1)]);
    }
  };

  return {
    lineTo,
    curveTo,
    position: () => here,
    start(point: Point) {
      finish();
      lineTo(point);
      first = point;
    },
    bendTo(handle: Point, end: Point) {
      const towards = (from: Point): Point => [
        from[0] + (2 / 3) * (handle[0] - from[0]),
        from[1] + (2 / 3) * (handle[1] - from[1]),
      ];
      curveTo(towards(here), towards(end), end);
    },
    close() {
      lineTo(first);
      finish();
      current = [first];
    },
    lines() {
      finish();
      return done;
    },
  };
}

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);
