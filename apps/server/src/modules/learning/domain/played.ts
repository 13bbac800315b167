import { firstSeconds, merge, type Stretch, totalSeconds, without } from './watched.ts';

/** Nobody plays faster than this. */
const fastest = 2;
/** For clocks that disagree a little and reports that overtake each other. */
const slackSeconds = 5;

export interface KnownPlay {
  durationSeconds: number;
  watched: readonly Stretch[];
  /** Where the film stood when we last heard of it. */
  place: number;
  sinceOpened: number;
  /** Since seconds were last counted. */
  sinceReported: number;
  /** Since it was last opened or played, on any device. */
  sinceTouched: number;
}

export interface PlayReport {
  place: number;
  /** Pairs from and to; older clients tell the place alone. */
  intervals: readonly (readonly [number, number])[] | null;
}

/**
 * What has been watched after a report, in whole seconds of the film. A report is believed only as far as time
 * has really passed, by our clock: since the film was opened, and since the last report. So completing a film
 * takes at least half its length, whatever a client claims.
 */
export function watchedAfter(known: KnownPlay, report: PlayReport): Stretch[] {
  const claimed = report.intervals ?? leapFromLastPlace(known, report);
  const end = Math.round(known.durationSeconds);
  const inFilm = claimed.map(([from, to]): Stretch => [bring(from, end), bring(to, end)]);
  const fresh = without(merge(inFilm), known.watched);
  return merge([...known.watched, ...firstSeconds(fresh, allowance(known))]);
}

const bring = (second: number, end: number) => Math.min(end, Math.max(0, Math.round(second)));

function allowance({ watched, sinceOpened, sinceReported }: KnownPlay): number {
  const sinceBeginning = fastest * sinceOpened + slackSeconds - totalSeconds(watched);
  return Math.floor(Math.max(0, Math.min(sinceBeginning, fastest * sinceReported + slackSeconds)));
}

/** From the last place to this one, if it can have been played in between; else somebody has moved the bar. */
function leapFromLastPlace(known: KnownPlay, { place }: PlayReport): Stretch[] {
  const length = place - known.place;
  return length > 0 && length <= fastest * known.sinceTouched + slackSeconds ? [[known.place, place]] : [];
}
