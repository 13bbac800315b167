import type { Pencil } from '../chalk/mark.ts';
import { board } from './board.ts';
import { HEIGHT, WIDTH } from './grain.ts';

export function drawDuster(pencil: Pencil, x: number, y: number): void {
  pencil.save();
  pencil.translate(x - 40, y);
  pencil.rotate(0.12);
  pencil.globalAlpha = 1;
  pencil.fillStyle = '#a9713c';
  pencil.fillRect(-34, -92, 48, 184);
  pencil.fillStyle = '#d9cfb8';
  pencil.fillRect(14, -92, 26, 184);
  pencil.restore();
}

const SMEAR = 36;
const MOST_DUST = 9;

/** What a duster leaves: the old drawing, drawn out sideways and faint. */
export function dustOf(ink: Uint8ClampedArray): Uint8Array {
  const dusty = Uint8Array.from(board);
  const strength = (x: number, y: number) =>
    x >= 0 && x < WIDTH ? (ink[(y * WIDTH + x) * 4 + 3] as number) : 0;
  for (let y = 0; y < HEIGHT; y++) {
    let sum = 0;
    for (let x = -SMEAR; x < WIDTH; x++) {
      sum += strength(x + SMEAR, y) - strength(x - SMEAR - 1, y);
      if (x < 0) continue;
      const dust = Math.min(MOST_DUST, (sum / (2 * SMEAR + 1)) * 0.075);
      const pixel = (y * WIDTH + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        dusty[pixel + channel] = (dusty[pixel + channel] as number) + dust;
      }
    }
  }
  return dusty;
}
