/** A moment on this device that a later page can still measure from. */
export interface Moment {
  /** Of the page that was there: it tells two lives of the page apart. */
  readonly origin: number;
  /** Monotonic, within that life. */
  readonly tick: number;
}

export const now = (): Moment => ({ origin: performance.timeOrigin, tick: performance.now() });

const longest = 604_800_000;

/**
 * Milliseconds since. Within one life of the page nobody can change it; over a reload it follows the origins, and
 * the server takes from it only what fits.
 */
export function ageOf(moment: Moment, at: Moment = now()): number {
  const age = at.origin + at.tick - (moment.origin + moment.tick);
  const sure = moment.origin === at.origin ? at.tick - moment.tick : age;
  return Math.min(longest, Math.max(0, Math.round(sure)));
}
