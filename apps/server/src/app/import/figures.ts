import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Storage } from '#platform/storage.ts';

/** A drawing of the folder as it will lie in the file store. */
export interface Drawing {
  key: string;
  width: number;
  height: number;
  svg: Buffer;
}

/** A file that was made for this import. */
export interface MadeFile {
  key: string;
  content: Buffer;
  contentType: string;
}

export type FigureStore = Pick<Storage, 'list' | 'put'>;

/** Browsers get pixels, never an SVG: twice as many as the drawing says, for sharp screens. */
const density = 144;
const laneCount = 4;

/** The drawings of an import. The same drawing has the same key in every import, so it is drawn and sent once. */
export function createFigures(folder: string, storage: FigureStore | null) {
  const wanted = new Map<string, () => Promise<Omit<MadeFile, 'key'>>>();
  return {
    hasStore: storage !== null,
    /** Null: there is no such file, or it is no drawing. */
    async read(path: string): Promise<Drawing | null> {
      try {
        const svg = await readFile(join(folder, path));
        const { format, width, height } = await sharp(svg).metadata();
        if (format !== 'svg') return null;
        const hash = createHash('sha256').update(svg).digest('hex');
        return { key: `figures/${hash}.webp`, width, height, svg };
      } catch {
        return null;
      }
    },
    want({ key, svg }: Drawing): void {
      wanted.set(key, async () => ({ content: await draw(svg), contentType: 'image/webp' }));
    },
    wantFile({ key, content, contentType }: MadeFile): void {
      wanted.set(key, async () => ({ content, contentType }));
    },
    /** Before the commit: what the database points at is there. */
    async send(): Promise<void> {
      if (storage === null) return;
      const waiting = wanted.entries();
      const lane = async () => {
        for (const [key, make] of waiting) {
          const isThere = (await storage.list(key)).length > 0;
          if (isThere) continue;
          const { content, contentType } = await make();
          await storage.put(key, content, contentType);
        }
      };
      await Promise.all(Array.from({ length: laneCount }, lane));
    },
  };
}
export type Figures = ReturnType<typeof createFigures>;

const draw = (svg: Buffer): Promise<Buffer> => sharp(svg, { density }).webp({ quality: 90 }).toBuffer();
