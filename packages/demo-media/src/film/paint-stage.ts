import { createCanvas } from '@napi-rs/canvas';
import { type Area, layChalk } from '../board/board.ts';
import { HEIGHT, WIDTH } from '../board/grain.ts';
import { type Box, joinBoxes, type Pencil } from '../chalk/mark.ts';
import { drawStick, stickBox } from '../chalk/stick.ts';
import { strokeMark } from '../chalk/stroke-mark.ts';
import { textMark } from '../chalk/text-mark.ts';
import type { Chalk, Language, Point } from '../lesson/lesson.ts';
import { enterGroup, type GroupState, groupAt, moveBox, partOf } from './group-state.ts';
import type { Placed, Stage } from './plan-types.ts';

/** What one frame shows beside what is already dry on the board. */
interface Wet {
  paints: (() => void)[];
  dirty: Box[];
  tip: { point: Point; chalk: Chalk; from: number } | null;
}

/**
 * Paints one scene, frame after frame. What is finished and stays is painted once on a canvas of its own;
 * in each frame only the area that changed is laid on the board.
 */
export function createStagePainter(stage: Stage, language: Language, work: Pencil) {
  const dryCanvas = createCanvas(WIDTH, HEIGHT);
  const dry = dryCanvas.getContext('2d');
  const done = new Set<Placed>();
  const seen = new Map<Placed, { key: string; box: Box }>();
  let lastStick: Box | null = null;

  function paintMark(placed: Placed, t: number, state: GroupState | null, wet: Wet): void {
    const { mark } = placed;
    if (!mark) return;
    const part = partOf(t, placed.from, placed.to);
    if (part >= 1 && !state) {
      mark.paint(dry, 1);
      done.add(placed);
      wet.dirty.push(mark.box);
      return;
    }
    const box = state ? moveBox(mark.box, state) : mark.box;
    const key = `${part} ${JSON.stringify(state)}`;
    const before = seen.get(placed);
    if (before?.key !== key) {
      wet.dirty.push(box, ...(before ? [before.box] : []));
      seen.set(placed, { key, box });
    }
    wet.paints.push(() => inGroup(work, state, () => mark.paint(work, part)));
    const tip = part < 1 && placed.from > (wet.tip?.from ?? -1) ? mark.tip(part) : null;
    if (!tip) return;
    const point: Point = state ? [tip[0] + state.dx, tip[1] + state.dy] : tip;
    wet.tip = { point, chalk: mark.chalk, from: placed.from };
  }

  function paintLive(placed: Placed, t: number, state: GroupState | null, wet: Wet): void {
    const before = seen.get(placed);
    if (before) wet.dirty.push(before.box);
    if (!placed.live || t >= placed.until) {
      done.add(placed);
      return;
    }
    const figures = placed.live(t - placed.from, partOf(t, placed.from, placed.to));
    const marks = figures.map((item) => ('d' in item ? strokeMark(item) : textMark(item, language)));
    if (marks.length === 0) return;
    const joined = joinBoxes(marks.map((mark) => mark.box));
    const box = state ? moveBox(joined, state) : joined;
    wet.dirty.push(box);
    seen.set(placed, { key: '', box });
    wet.paints.push(() =>
      inGroup(work, state, () => {
        for (const mark of marks) mark.paint(work, 1);
      }),
    );
  }

  /** Brings the frame to the moment t; answers whether anything changed. */
  return function paint(frame: Uint8Array, under: Uint8Array, t: number, isAllDirty: boolean): boolean {
    const wet: Wet = { paints: [], dirty: [], tip: null };
    if (isAllDirty) wet.dirty.push([0, 0, WIDTH, HEIGHT]);
    for (const placed of stage.placed) {
      if (t < placed.from || done.has(placed)) continue;
      const isMoving = placed.group !== null && stage.moving.has(placed.group);
      const state = isMoving ? groupAt(stage, placed.group ?? '', t) : null;
      if (placed.mark) paintMark(placed, t, state, wet);
      else paintLive(placed, t, state, wet);
    }
    if (lastStick) wet.dirty.push(lastStick);
    lastStick = wet.tip ? stickBox(wet.tip.point) : null;
    if (lastStick) wet.dirty.push(lastStick);
    const area = wet.dirty.length > 0 ? areaOf(joinBoxes(wet.dirty)) : null;
    if (!area) return false;
    const { x, y, width, height } = area;
    work.save();
    work.beginPath();
    work.rect(x, y, width, height);
    work.clip();
    work.clearRect(x, y, width, height);
    work.drawImage(dryCanvas, x, y, width, height, x, y, width, height);
    for (const paintOne of wet.paints) paintOne();
    if (wet.tip) drawStick(work, wet.tip.point, wet.tip.chalk);
    work.restore();
    layChalk(frame, work.getImageData(x, y, width, height).data, area, under);
    return true;
  };
}

function inGroup(pencil: Pencil, state: GroupState | null, paint: () => void): void {
  pencil.save();
  if (state) enterGroup(pencil, state);
  paint();
  pencil.restore();
}

function areaOf([left, top, right, bottom]: Box): Area | null {
  const x = Math.max(0, Math.floor(left) - 1);
  const y = Math.max(0, Math.floor(top) - 1);
  const width = Math.min(WIDTH, Math.ceil(right) + 1) - x;
  const height = Math.min(HEIGHT, Math.ceil(bottom) + 1) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
