export type PlayerCommand =
  | { readonly kind: 'toggle' | 'mute' | 'captions' | 'fullscreen' | 'faster' | 'slower' }
  | { readonly kind: 'skip' | 'louder'; readonly by: number }
  /** A tenth of the film. */
  | { readonly kind: 'seek'; readonly tenth: number };

const skip = (by: number): PlayerCommand => ({ kind: 'skip', by });
const commands: Record<string, PlayerCommand> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  j: skip(-10),
  l: skip(10),
  arrowleft: skip(-10),
  arrowright: skip(10),
  arrowup: { kind: 'louder', by: 0.1 },
  arrowdown: { kind: 'louder', by: -0.1 },
  m: { kind: 'mute' },
  c: { kind: 'captions' },
  f: { kind: 'fullscreen' },
  '<': { kind: 'slower' },
  '>': { kind: 'faster' },
};

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key means to the player; null for all that belongs to the browser or to a control. */
export function commandOf(pressed: Pressed): PlayerCommand | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (/^\d$/.test(pressed.key)) return { kind: 'seek', tenth: Number(pressed.key) };
  return commands[pressed.key.toLowerCase()] ?? null;
}

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next speed up or down; the ends stay. */
export function nextSpeed(rate: number, direction: 1 | -1): number {
  const faster = speeds.find((speed) => speed > rate);
  const slower = speeds.findLast((speed) => speed < rate);
  return (direction === 1 ? faster : slower) ?? rate;
}
