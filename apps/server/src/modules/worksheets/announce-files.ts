import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { mostFileBytes } from '#platform/file-check.ts';
import { isFileType } from '#platform/file-check-verdict.ts';
import { newSecret } from '#platform/random.ts';
import { cleanFileName } from './domain/file-name.ts';
import { mostFiles, mostFilesPerUpload } from './domain/limits.ts';
import { deletePlaced, insertPlaced, selectFiles } from './file-place-store.ts';
import type { FilePlace, NewFile, PlacedFile } from './placed-file.ts';
import { forgetAsked } from './round-store.ts';
import { insertFile } from './stored-file-store.ts';

export interface Announced {
  name: string;
  contentType: string;
  sizeBytes: number;
  sourceHash: Buffer;
}

/** Refuses what needs no look into the file. */
export function admitFile(file: Announced): NewFile & { name: string } {
  const { contentType, sizeBytes, sourceHash } = file;
  if (!isFileType(contentType) || sizeBytes === 0) throw new AppError('file_type_refused');
  if (sizeBytes > mostFileBytes) throw new AppError('too_large', { most: mostFileBytes });
  return { name: cleanFileName(file.name, contentType), contentType, sizeBytes, sourceHash };
}

/** A file that was refused may be sent again; any other is the one that is there. */
export const findSame = (files: readonly PlacedFile[], sourceHash: Buffer): PlacedFile | undefined =>
  files.find((file) => file.state !== 'refused' && file.sourceHash.equals(sourceHash));

export function refuseTooMany(count: number, most: number): void {
  if (count > most) throw new AppError('too_many_files', { most });
}

/** Takes files down by name, so that their pieces may come. Announced again, a file goes on where it stopped. */
export async function announceFiles(
  tx: Tx,
  place: FilePlace,
  announced: readonly Announced[],
): Promise<PlacedFile[]> {
  refuseTooMany(announced.length, mostFilesPerUpload);
  const admitted = announced.map(admitFile);
  const there = await selectFiles(tx, place);
  const isAgain = (file: PlacedFile) =>
    file.state === 'refused' && admitted.some(({ sourceHash }) => sourceHash.equals(file.sourceHash));
  const again = there.filter(isAgain);
  await deletePlaced(
    tx,
    place,
    again.map(({ id }) => id),
  );
  const kept = there.filter((file) => !again.includes(file));
  const answer: PlacedFile[] = [];
  for (const file of admitted) {
    const same = findSame([...kept, ...answer], file.sourceHash);
    if (same) {
      answer.push(same);
      continue;
    }
    answer.push(await addOne(tx, place, file));
  }
  if (again.length > 0 || answer.some((file) => !kept.includes(file))) await forgetAsked(tx, place);
  const all = new Set([...kept, ...answer].map(({ id }) => id));
  refuseTooMany(all.size, mostFiles);
  return answer;
}

async function addOne(tx: Tx, place: FilePlace, file: NewFile & { name: string }): Promise<PlacedFile> {
  const key = newSecret();
  const { tenantId } = place;
  const { name, contentType, sizeBytes, sourceHash } = file;
  await insertFile(tx, { tenantId, key }, file);
  const id = await insertPlaced(tx, place, { name, key });
  return {
    id,
    name,
    tenantId,
    key,
    state: 'uploading',
    refusal: null,
    contentType,
    sizeBytes,
    sourceHash,
    pageCount: null,
  };
}
