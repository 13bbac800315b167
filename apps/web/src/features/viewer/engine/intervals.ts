/** A stretch of a film, in seconds from its beginning. */
export type Interval = readonly [from: number, to: number];

/** Joins what overlaps or touches, in order. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: [number, number][] = [];
  for (const [from, to] of [...intervals].sort(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

export const secondsIn = (intervals: readonly Interval[]): number =>
  mergeIntervals(intervals).reduce((sum, [from, to]) => sum + to - from, 0);
