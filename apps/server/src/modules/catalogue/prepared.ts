import type { PreviewSheet } from './domain/renditions.ts';
import type { MadeRendition } from './transcode-film.ts';

export interface Preparing {
  source: string;
  /** What is put here goes to the file store as it is. Notes and keys are kept beside it. */
  folder: string;
  /** The author has given a poster: none is made. */
  hasPoster: boolean;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress(part: number): void;
}

export type Prepared =
  | {
      kind: 'video';
      seconds: number;
      key: Buffer;
      renditions: MadeRendition[];
      previews: PreviewSheet;
    }
  | { kind: 'pdf'; pageCount: number };
