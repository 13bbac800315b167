import { join, normalize } from 'node:path';
import * as z from 'zod';

export const tableSum = z.object({ rows: z.int(), sum: z.string() });
export const savedFile = z.object({ bytes: z.int(), sha256: z.string(), type: z.string() });
export const manifest = z.object({
  /** When the database's moment was, by the one clock. */
  takenAt: z.string(),
  tables: z.record(z.string(), tableSum),
  files: z.record(z.string(), savedFile),
});
export type Manifest = z.infer<typeof manifest>;
export type SavedFile = z.infer<typeof savedFile>;

export const dumpOf = (folder: string) => join(folder, 'database.dump');
export const manifestOf = (folder: string) => join(folder, 'manifest.json');

/** Where a file of the store lies in a backup; a key that leads out of it is refused. */
export function placeOf(folder: string, key: string): string {
  const place = normalize(key);
  if (place.startsWith('..') || place.startsWith('/') || place.endsWith('/')) {
    throw new Error(`the file store has a key that is no path: ${key}`);
  }
  return join(folder, 'files', place);
}

/**
 * Some at a time: a store with a million files is not asked for all of them at once. When one fails, none is begun any
 * more, and those under way have ended before the failure is told.
 */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>) {
  const rest = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const one = async () => {
    for (let next = rest.next(); !next.done && failures.length === 0; next = rest.next()) {
      await work(next.value).catch((error) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
  if (failures.length > 0) throw failures[0];
}
