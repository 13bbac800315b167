interface Ordering {
  isShuffled: boolean;
  poolSize: number | null;
  /** The same seed gives the same order, on every server and in every year. */
  seed: string;
}

/** Which questions a run has, in which order. A pool is drawn by the same seed, and keeps the author's order if asked. */
export function orderQuestions<Item>(
  items: readonly Item[],
  { isShuffled, poolSize, seed }: Ordering,
): Item[] {
  const size = Math.min(poolSize ?? items.length, items.length);
  if (!isShuffled && size === items.length) return [...items];
  const places = shuffle(
    items.map((_item, place) => place),
    seed,
  ).slice(0, size);
  if (!isShuffled) places.sort((a, b) => a - b);
  return places.flatMap((place) => items[place] ?? []);
}

/** Fisher and Yates, by a small generator of our own: a library's may change its numbers with a release. */
function shuffle(places: number[], seed: string): number[] {
  const next = mulberry32(hash(seed));
  for (let last = places.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    const a = places[last] as number;
    places[last] = places[other] as number;
    places[other] = a;
  }
  return places;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
