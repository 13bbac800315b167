import type { FileRefusal } from '../../src/platform/file-check-verdict.ts';
import type { TestFile } from '../worksheets.ts';

/** A bad file, and what must become of it. */
export interface HostileFile extends TestFile {
  title: string;
  /** The codes it may be refused with; or, if it is taken, what the stored file must look like. */
  ends: readonly FileRefusal[] | ((stored: Buffer) => Promise<boolean> | boolean);
}

type Ends = HostileFile['ends'];

export const asPdf = (title: string, content: Buffer | string, ...ends: FileRefusal[]): HostileFile => ({
  title,
  name: 'work.pdf',
  type: 'application/pdf',
  content: Buffer.from(content),
  ends,
});

export const asJpeg = (title: string, content: Buffer | string, ...ends: FileRefusal[]): HostileFile => ({
  title,
  name: 'work.jpg',
  type: 'image/jpeg',
  content: Buffer.from(content),
  ends,
});

/** Taken, but only without what made it bad. */
export const harmless = (file: HostileFile, ends: Ends): HostileFile => ({ ...file, ends });

export const lacks =
  (...words: string[]) =>
  (stored: Buffer): boolean =>
    words.every((word) => !stored.includes(Buffer.from(word, 'latin1')));
