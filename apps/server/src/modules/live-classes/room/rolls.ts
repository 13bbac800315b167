import { roomKey, type WhichClass } from '../domain/seat.ts';

/** A process that has not said for so long who is there is gone, and so are they. */
const silentMs = 12_000;

export interface Rolls {
  heard(which: WhichClass, from: string): void;
  /** Processes that have died without a word, by room. */
  takeSilent(): { which: WhichClass; from: string }[];
}

export function createRolls(): Rolls {
  const last = new Map<string, { which: WhichClass; from: string; at: number }>();
  return {
    heard: (which, from) =>
      void last.set(`${roomKey(which)}:${from}`, { which, from, at: performance.now() }),
    takeSilent() {
      const silent = [...last].filter(([, { at }]) => performance.now() - at > silentMs);
      for (const [key] of silent) last.delete(key);
      return silent.map(([, { which, from }]) => ({ which, from }));
    },
  };
}
