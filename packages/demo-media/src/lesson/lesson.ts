// The form of a blackboard lesson: plain data, only `live` figures are functions.

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];
export type Words = string | Record<Language, string>;
export const wordsIn = (words: Words, language: Language): string =>
  typeof words === 'string' ? words : words[language];

export type Point = [number, number];
/** White, yellow, blue, pink, green, dim. */
export type Chalk = 'w' | 'y' | 'b' | 'p' | 'g' | 'd';

interface Timed {
  /** Starts at the mark {n} of the spoken line; without it, after the item before. */
  at?: number;
  /** Starts together with the item before. */
  with?: boolean;
  /** Starts when the spoken line is over. */
  after?: boolean;
  /** Waits this many seconds before starting. */
  wait?: number;
  /** Drawing time in seconds; without it, by the length of what is drawn. */
  secs?: number;
  /** A name for move and fade. */
  group?: string;
}

/** One or several chalk strokes as an SVG path, drawn from beginning to end. */
export interface Stroke extends Timed {
  d: string;
  color?: Chalk;
  w?: number;
  /** Chalk rubbed in inside the outline. */
  fill?: Chalk;
  fillAlpha?: number;
  /** On and off, in pixels. */
  dash?: [number, number];
  alpha?: number;
  /** How much the hand shakes, in pixels. */
  shake?: number;
  /** May touch words: an underline, a ring. */
  over?: boolean;
  /** No stick of chalk is seen while drawing. */
  still?: boolean;
  /** Takes its path from the text before it. */
  under?: boolean;
}

/** Handwriting. Mark-up: [y|coloured], x^2, H_2, {3/4} as a built-up fraction; \n begins a new line. */
export interface Text extends Timed {
  text: Words;
  x: number;
  y: number;
  size?: number;
  color?: Chalk;
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  /** Degrees, clockwise. */
  turn?: number;
  alpha?: number;
  over?: boolean;
  still?: boolean;
  /** Distance of lines, in sizes. */
  lead?: number;
}

/** A figure that moves by itself: `t` seconds since it began, `p` from 0 to 1 over `secs`. */
export interface Live extends Timed {
  live: (t: number, p: number) => (Stroke | Text)[];
  /** Gone after this many seconds; without it, when the board is wiped. */
  until?: number;
}

export interface Move extends Timed {
  move: string;
  by?: Point;
  turn?: number;
  about?: Point;
}
export interface Fade extends Timed {
  fade: string;
  /** How visible it stays; 0 when left out. */
  to?: number;
}
/** Something struck: partials as ratio and strength over a lowest pitch in Hz. */
export interface Sound extends Timed {
  sound: { hz: number; partials: [number, number][]; decay: number; gain: number };
}

export type Item = Stroke | Text | Live | Move | Fade | Sound;

/** One spoken line and what is drawn meanwhile. */
export interface Beat {
  /** {1} {2} mark moments; [[shown|spoken]] where captions and voice differ. */
  say: Record<Language, string>;
  draw?: Item[];
  /** Silence after the line. */
  pause?: number;
}
export interface Scene {
  name: string;
  beats: Beat[];
}
export interface Lesson {
  /** Also the slug of its content. */
  id: string;
  scenes: Scene[];
}
