import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { board, layChalk, wholeBoard } from '../board/board.ts';
import { drawDuster, dustOf } from '../board/duster.ts';
import { HEIGHT, WIDTH } from '../board/grain.ts';
import type { Pencil } from '../chalk/mark.ts';
import type { Language } from '../lesson/lesson.ts';
import { smooth } from './group-state.ts';
import { createStagePainter } from './paint-stage.ts';
import { WIPE } from './plan.ts';
import type { Plan } from './plan-types.ts';

export const FRAMES_PER_SECOND = 15;

/** The frames of the film, three bytes a pixel, in order. The same buffer is given again and again. */
export function* framesOf(plan: Plan, language: Language): Generator<{ frame: Uint8Array; isNew: boolean }> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const work = canvas.getContext('2d');
  const frame = Uint8Array.from(board);
  const count = Math.ceil(plan.secs * FRAMES_PER_SECOND);
  let under = board;
  let before: Canvas | null = null;
  let n = 0;
  for (const [index, stage] of plan.stages.entries()) {
    const paint = createStagePainter(stage, language, work);
    const isLast = index + 1 === plan.stages.length;
    for (; isLast ? n < count : n / FRAMES_PER_SECOND < stage.end; n++) {
      const t = n / FRAMES_PER_SECOND;
      const wiped = before ? (t - (stage.start - WIPE)) / WIPE : 1;
      if (before && wiped < 1) {
        wipe(work, before, wiped);
        layChalk(frame, work.getImageData(0, 0, WIDTH, HEIGHT).data, wholeBoard, under);
        yield { frame, isNew: true };
        continue;
      }
      const isFresh = before !== null || n === 0;
      before = null;
      yield { frame, isNew: paint(frame, under, t, isFresh) };
    }
    before = createCanvas(WIDTH, HEIGHT);
    before.getContext('2d').drawImage(canvas, 0, 0);
    under = dustOf(work.getImageData(0, 0, WIDTH, HEIGHT).data);
    work.clearRect(0, 0, WIDTH, HEIGHT);
  }
}

/** The duster goes from left to right, up and down; behind it the board is clean. */
function wipe(work: Pencil, before: Canvas, wiped: number): void {
  const edge = -160 + (WIDTH + 420) * smooth(Math.max(0, wiped));
  work.clearRect(0, 0, WIDTH, HEIGHT);
  work.save();
  work.beginPath();
  work.moveTo(edge + 60, 0);
  work.lineTo(WIDTH + 400, 0);
  work.lineTo(WIDTH + 400, HEIGHT);
  work.lineTo(edge - 60, HEIGHT);
  work.closePath();
  work.clip();
  work.drawImage(before, 0, 0);
  work.restore();
  drawDuster(work, edge, HEIGHT / 2 + Math.sin(wiped * Math.PI * 5) * HEIGHT * 0.33);
}
