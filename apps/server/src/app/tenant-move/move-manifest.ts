import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { manifestOf, savedFile, tableSum } from '../backup/manifest.ts';

const moveManifest = z.object({
  tenant: z.object({ id: z.int(), slug: z.string() }),
  takenAt: z.string(),
  /** Both installations must have run the same ones: rows are read back by the order of their columns. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), tableSum),
  files: z.record(z.string(), savedFile),
  /** The last id that the old installation had given out, by table. */
  lastIds: z.record(z.string(), z.int()),
});
export type MoveManifest = z.infer<typeof moveManifest>;

export const readMoveManifest = async (folder: string): Promise<MoveManifest> =>
  moveManifest.parse(JSON.parse(await readFile(manifestOf(folder), 'utf8')));

export const writeMoveManifest = (folder: string, manifest: MoveManifest): Promise<void> =>
  writeFile(manifestOf(folder), JSON.stringify(manifest, null, 1), { mode: 0o600 });
