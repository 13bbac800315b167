import { createCanvas } from '@napi-rs/canvas';
import type { Chalk } from '../lesson/lesson.ts';
import { handwriting } from './mark.ts';

/** A piece of writing of one size and colour, or the bar of a fraction. */
export interface Run {
  letters: string;
  x: number;
  y: number;
  size: number;
  color: Chalk;
  width: number;
  isBar: boolean;
}

export interface Style {
  size: number;
  isBold: boolean;
  color: Chalk;
}

const ruler = createCanvas(8, 8).getContext('2d');

export function measure(letters: string, size: number, isBold: boolean) {
  ruler.font = handwriting(size, isBold);
  return ruler.measureText(letters);
}

const COLOURED = /^\[([wybpgd])\|([^\]]*)\]/;
const FRACTION = /^\{([^{}/]+)\/([^{}]+)\}/;
const RAISED = /^([_^])(?:\{([^}]*)\}|(.))/;

/** Lays one line of mark-up out from x; the baseline is y = 0. */
export function layOut(source: string, style: Style, start = 0): { runs: Run[]; width: number } {
  const runs: Run[] = [];
  let x = start;
  let rest = source;
  while (rest !== '') {
    const piece = nextPiece(rest, style, x);
    runs.push(...piece.runs);
    x += piece.width;
    rest = rest.slice(piece.taken);
  }
  return { runs, width: x - start };
}

interface Piece {
  runs: Run[];
  width: number;
  taken: number;
}

function nextPiece(rest: string, style: Style, x: number): Piece {
  const coloured = COLOURED.exec(rest);
  if (coloured) {
    const color = coloured[1] as Chalk;
    return { ...layOut(coloured[2] ?? '', { ...style, color }, x), taken: coloured[0].length };
  }
  const fraction = FRACTION.exec(rest);
  if (fraction) {
    return { ...layOutFraction(fraction[1] ?? '', fraction[2] ?? '', style, x), taken: fraction[0].length };
  }
  const raised = RAISED.exec(rest);
  if (raised) {
    const y = style.size * (raised[1] === '_' ? 0.16 : -0.36);
    const run = runOf(raised[2] ?? raised[3] ?? '', { ...style, size: style.size * 0.66 }, x, y);
    return { runs: [run], width: run.width, taken: raised[0].length };
  }
  const plain = /^.[^[{_^]*/u.exec(rest)?.[0] ?? rest;
  const run = runOf(plain, style, x, 0);
  return { runs: [run], width: run.width, taken: plain.length };
}

function layOutFraction(above: string, below: string, style: Style, x: number) {
  const { size, color } = style;
  const small = { ...style, size: size * 0.82 };
  const top = runOf(above, small, 0, -size * 0.45);
  const bottom = runOf(below, small, 0, size * 0.42);
  const width = Math.max(top.width, bottom.width) + size * 0.2;
  const gap = size * 0.08;
  const left = x + gap;
  const runs: Run[] = [
    { ...top, x: left + (width - top.width) / 2 },
    { letters: '', x: left, y: -size * 0.3, size, color, width, isBar: true },
    { ...bottom, x: left + (width - bottom.width) / 2 },
  ];
  return { runs, width: width + 2 * gap };
}

const runOf = (letters: string, { size, isBold, color }: Style, x: number, y: number): Run => ({
  letters,
  x,
  y,
  size,
  color,
  width: measure(letters, size, isBold).width,
  isBar: false,
});
