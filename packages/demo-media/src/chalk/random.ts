/** Random numbers that are the same every time (mulberry32): the same lesson gives the same film. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from a text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** Smooth noise along a line, about -1 to 1. */
export function createNoise(seed: number): (x: number) => number {
  const random = createRandom(seed);
  const values = Array.from({ length: 64 }, () => random() * 2 - 1);
  return (x) => {
    const cell = Math.floor(x);
    const part = x - cell;
    const from = values[cell & 63] ?? 0;
    const to = values[(cell + 1) & 63] ?? 0;
    return from + (to - from) * part * part * (3 - 2 * part);
  };
}
