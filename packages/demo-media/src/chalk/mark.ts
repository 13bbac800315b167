import { join } from 'node:path';
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { Chalk, Point } from '../lesson/lesson.ts';

export type Pencil = SKRSContext2D;

/** Left, top, right, bottom. */
export type Box = [number, number, number, number];

export const joinBoxes = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map((box) => box[0])),
  Math.min(...boxes.map((box) => box[1])),
  Math.max(...boxes.map((box) => box[2])),
  Math.max(...boxes.map((box) => box[3])),
];

/** Something that can be drawn a part at a time. */
export interface Mark {
  /** Draws the first `part` of it, 0 to 1. */
  paint(pencil: Pencil, part: number): void;
  box: Box;
  /** Where the chalk is when `part` is drawn; null when no chalk is to be seen. */
  tip(part: number): Point | null;
  /** How long a hand takes. */
  secs: number;
  chalk: Chalk;
}

export const INK: Record<Chalk, string> = {
  w: '#f6f3e9',
  y: '#ffc85e',
  b: '#a3d3f7',
  p: '#f7ab9c',
  g: '#b0dda3',
  d: '#a9b8b3',
};

export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

const fontFiles = join(import.meta.dirname, '../../node_modules/@fontsource/kalam/files');
const parts = ['latin', 'devanagari', 'latin-ext'];
for (const weight of [400, 700]) {
  for (const part of parts) {
    const file = join(fontFiles, `kalam-${part}-${weight}-normal.woff2`);
    if (!GlobalFonts.registerFromPath(file, `hand-${part}-${weight}`)) throw new Error(`cannot read ${file}`);
  }
}

export const handwriting = (size: number, isBold: boolean): string =>
  `${size}px ${parts.map((part) => `hand-${part}-${isBold ? 700 : 400}`).join(', ')}`;
