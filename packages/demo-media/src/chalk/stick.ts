import type { Chalk, Point } from '../lesson/lesson.ts';
import { type Box, INK, type Pencil } from './mark.ts';

const REACH = 52;
export const stickBox = ([x, y]: Point): Box => [x - REACH, y - 8, x + 16, y + REACH];

/** The stick of chalk that draws. */
export function drawStick(pencil: Pencil, tip: Point, chalk: Chalk): void {
  pencil.save();
  pencil.translate(...tip);
  pencil.rotate(0.62);
  pencil.fillStyle = INK[chalk];
  pencil.globalAlpha = 0.95;
  pencil.beginPath();
  pencil.moveTo(-2.5, 3);
  pencil.lineTo(2.5, 1);
  pencil.lineTo(7, 8);
  pencil.lineTo(7, 46);
  pencil.lineTo(-7, 46);
  pencil.lineTo(-7, 8);
  pencil.closePath();
  pencil.fill();
  pencil.fillStyle = '#1d2a28';
  pencil.globalAlpha = 0.25;
  pencil.fillRect(2.5, 9, 4.5, 37);
  pencil.restore();
}
