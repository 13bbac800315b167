import type { Tx } from '#platform/db/database.ts';
import { deletePlaced } from './file-place-store.ts';
import { requireFile } from './find-upload.ts';
import type { FilePlace } from './placed-file.ts';
import { forgetAsked } from './round-store.ts';

/** Out of its place at once; out of the file store with the next sweep. */
export async function removeFile(tx: Tx, place: FilePlace, fileId: number): Promise<void> {
  await requireFile(tx, place, fileId);
  await deletePlaced(tx, place, [fileId]);
  await forgetAsked(tx, place);
}
