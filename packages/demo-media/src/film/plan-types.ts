import type { Mark } from '../chalk/mark.ts';
import type { Fade, Item, Language, Live, Move, Sound } from '../lesson/lesson.ts';

interface Span {
  from: number;
  to: number;
}

/** Something on the board: a mark that is drawn once, or a figure that lives. */
export interface Placed extends Span {
  group: string | null;
  /** Seconds at which it disappears. */
  until: number;
  mark: Mark | null;
  live: Live['live'] | null;
}

export interface Act extends Span {
  act: Move | Fade;
}

/** A scene in time. */
export interface Stage {
  start: number;
  end: number;
  placed: Placed[];
  acts: Act[];
  /** Groups that move or fade, and so are drawn anew in every frame. */
  moving: Set<string>;
}

export interface Plan {
  stages: Stage[];
  lines: { start: number; end: number; say: Record<Language, string> }[];
  voices: { start: number; samples: Float32Array }[];
  sounds: { start: number; sound: Sound['sound'] }[];
  secs: number;
}

export interface Timing {
  item: Item;
  mark: Mark | null;
  secs: number;
}

/** Items that follow each other from a moment on. */
export interface Run {
  from: number;
  items: Timing[];
}
