import { fine, grain, HEIGHT, smudges, soft, streaks, WIDTH } from './grain.ts';

/** The clean board, three bytes a pixel: dark green, lighter in the middle, a little smudged. */
export const board = makeBoard();
/** How much of the board chalk covers, by its strength and the grain below it. */
const cover = makeCover();

function makeBoard(): Uint8Array {
  const colours = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x;
      const dx = (x - WIDTH * 0.48) / (WIDTH * 0.62);
      const dy = (y - HEIGHT * 0.42) / (HEIGHT * 0.75);
      const light = Math.max(0, 1 - 0.42 * (dx * dx + dy * dy));
      const dust =
        1.5 * (smudges[i] ?? 0) + 0.7 * (streaks[i] ?? 0) + 0.9 * (soft[i] ?? 0) + 0.35 * (fine[i] ?? 0);
      colours[i * 3] = 18 + 22 * light + dust;
      colours[i * 3 + 1] = 27 + 29 * light + dust * 1.05;
      colours[i * 3 + 2] = 25 + 27 * light + dust;
    }
  }
  return colours;
}

function makeCover(): Uint8Array {
  const table = new Uint8Array(256 * 64);
  for (let strength = 1; strength < 256; strength++) {
    for (let level = 0; level < 64; level++) {
      const alpha = strength / 255;
      const height = level / 63;
      const grit = smoothStep(height - 0.2, height + 0.2, alpha * 1.02 - 0.02);
      const share = 0.3 * alpha + 0.7 * grit * Math.min(1, 0.25 + alpha * 0.85);
      table[strength * 64 + level] = Math.round(255 * Math.min(1, share));
    }
  }
  return table;
}

function smoothStep(from: number, to: number, value: number): number {
  const part = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const wholeBoard: Area = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** Lays ink (RGBA) of one area over `under` into the frame, as chalk takes on a rough board. */
export function layChalk(frame: Uint8Array, ink: Uint8ClampedArray, area: Area, under: Uint8Array): void {
  let source = 0;
  for (let y = area.y; y < area.y + area.height; y++) {
    let pixel = y * WIDTH + area.x;
    for (let x = 0; x < area.width; x++, pixel++, source += 4) {
      const strength = ink[source + 3] as number;
      const covered = cover[(strength << 6) | (grain[pixel] as number)] as number;
      const bare = 255 - covered;
      const target = pixel * 3;
      // Written out for the three colours: this runs for every pixel of every frame.
      frame[target] = ((under[target] as number) * bare + (ink[source] as number) * covered) / 255;
      frame[target + 1] =
        ((under[target + 1] as number) * bare + (ink[source + 1] as number) * covered) / 255;
      frame[target + 2] =
        ((under[target + 2] as number) * bare + (ink[source + 2] as number) * covered) / 255;
    }
  }
}
