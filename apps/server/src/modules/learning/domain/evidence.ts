import { type Stretch, totalSeconds } from './watched.ts';

const filmShare = 0.8;
const openSeconds = 10;

export interface Opened {
  watched: readonly Stretch[];
  sinceOpened: number;
}

export type Evidence =
  | { watchedSeconds: number; durationSeconds: number }
  | { openSeconds: number }
  /** Another system says so. */
  | { isFromElsewhere: true };

/** What a completion may stand on; null when it is not enough yet. */
export function evidenceOf(
  library: { type: 'video' | 'pdf' | 'external_link'; durationSeconds: number | null },
  opened: Opened | null,
): Evidence | null {
  if (!opened) return null;
  if (library.type === 'video') {
    const { durationSeconds } = library;
    if (durationSeconds === null) return null;
    const watchedSeconds = totalSeconds(opened.watched);
    // Whole seconds are counted, so a film of a second and a bit is watched after one.
    const needed = Math.min(filmShare * durationSeconds, Math.round(durationSeconds));
    return watchedSeconds >= needed ? { watchedSeconds, durationSeconds } : null;
  }
  return opened.sinceOpened >= openSeconds ? { openSeconds: Math.floor(opened.sinceOpened) } : null;
}
