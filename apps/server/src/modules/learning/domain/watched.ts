/** Whole seconds of a film from `from` up to `to`, without the last. */
export type Stretch = readonly [from: number, to: number];

/** In order, without overlaps and without gaps of nothing between them. */
export function merge(stretches: readonly Stretch[]): Stretch[] {
  const sorted = stretches.filter(([from, to]) => from < to).toSorted(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

export const totalSeconds = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, [from, to]) => sum + to - from, 0);

/** What of `stretches` is not in `known`; both merged. */
export function without(stretches: readonly Stretch[], known: readonly Stretch[]): Stretch[] {
  return stretches.flatMap(([from, to]) => {
    const rest: Stretch[] = [];
    let start = from;
    for (const [knownFrom, knownTo] of known) {
      if (knownTo <= start || knownFrom >= to) continue;
      if (knownFrom > start) rest.push([start, knownFrom]);
      start = Math.max(start, knownTo);
    }
    if (start < to) rest.push([start, to]);
    return rest;
  });
}

/** The first so many seconds of them. */
export function firstSeconds(stretches: readonly Stretch[], most: number): Stretch[] {
  const taken: Stretch[] = [];
  let left = most;
  for (const [from, to] of stretches) {
    if (left <= 0) break;
    taken.push([from, Math.min(to, from + left)]);
    left -= to - from;
  }
  return taken;
}
