import type { Box, Pencil } from '../chalk/mark.ts';
import type { Stage } from './plan-types.ts';

/** Where a group is at a moment, and how visible. */
export interface GroupState {
  dx: number;
  dy: number;
  /** Radians about the pivot. */
  turn: number;
  pivotX: number;
  pivotY: number;
  alpha: number;
}

export const smooth = (part: number): number => part * part * (3 - 2 * part);

export const partOf = (t: number, from: number, to: number): number =>
  to > from ? Math.max(0, Math.min(1, (t - from) / (to - from))) : 1;

export function groupAt(stage: Stage, group: string, t: number): GroupState {
  const state: GroupState = { dx: 0, dy: 0, turn: 0, pivotX: 0, pivotY: 0, alpha: 1 };
  for (const { from, to, act } of stage.acts) {
    if (t < from) continue;
    const part = partOf(t, from, to);
    if ('move' in act && act.move === group) {
      const eased = smooth(part);
      state.dx += (act.by?.[0] ?? 0) * eased;
      state.dy += (act.by?.[1] ?? 0) * eased;
      state.turn += ((act.turn ?? 0) * eased * Math.PI) / 180;
      if (act.about) [state.pivotX, state.pivotY] = act.about;
    }
    if ('fade' in act && act.fade === group) state.alpha += ((act.to ?? 0) - state.alpha) * part;
  }
  return state;
}

export function moveBox(box: Box, { dx, dy, turn, pivotX, pivotY }: GroupState): Box {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corners = [box[0], box[2]].flatMap((x) =>
    [box[1], box[3]].map((y) => ({
      x: pivotX + (x - pivotX) * cos - (y - pivotY) * sin + dx,
      y: pivotY + (x - pivotX) * sin + (y - pivotY) * cos + dy,
    })),
  );
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function enterGroup(pencil: Pencil, { dx, dy, turn, pivotX, pivotY, alpha }: GroupState): void {
  pencil.translate(dx + pivotX, dy + pivotY);
  pencil.rotate(turn);
  pencil.translate(-pivotX, -pivotY);
  pencil.globalAlpha = alpha;
}
