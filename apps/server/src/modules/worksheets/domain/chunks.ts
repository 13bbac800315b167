import { chunkBytes } from './limits.ts';

export interface Chunk {
  number: number;
  sizeBytes: number;
}

/** The pieces a file of this size is sent in; the last one may be shorter. */
export function chunksOf(sizeBytes: number): Chunk[] {
  const count = Math.ceil(sizeBytes / chunkBytes);
  return Array.from({ length: count }, (_none, number) => ({
    number,
    sizeBytes: Math.min(chunkBytes, sizeBytes - number * chunkBytes),
  }));
}
