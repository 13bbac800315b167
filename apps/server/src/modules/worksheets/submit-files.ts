import { createHash } from 'node:crypto';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { judgeFile } from '#platform/judge-file.ts';
import { newSecret } from '#platform/random.ts';
import { admitFile, findSame, refuseTooMany } from './announce-files.ts';
import { keepFile } from './check-stored-file.ts';
import type { Learner, WorksheetDeps } from './deps.ts';
import { mostFiles, mostFilesPerUpload } from './domain/limits.ts';
import { insertPlaced, selectFiles } from './file-place-store.ts';
import { draftOf, openWork, refuseClosed } from './open-draft.ts';
import type { NewFile } from './placed-file.ts';
import { updateAsked, type Work } from './round-store.ts';
import { insertFile } from './stored-file-store.ts';
import { turnInWork } from './turn-in.ts';

interface Sent {
  name: string;
  contentType: string;
  content: Buffer;
}

interface SubmitFiles {
  learner: Learner;
  worksheetId: number;
  isFinal: boolean;
  files: readonly Sent[];
}

type Admitted = NewFile & { name: string; content: Buffer };
type Kept = Admitted & { key: string };

/**
 * The older way: files come with the call itself. They are looked into before anything is changed; then all of them
 * enter the draft together, and it is turned in if asked. The same call again finds its files where it left them.
 */
export async function submitFiles(deps: WorksheetDeps, given: SubmitFiles): Promise<void> {
  const { db } = deps;
  refuseTooMany(given.files.length, mostFilesPerUpload);
  const files = given.files.map(({ name, contentType, content }) => {
    const sourceHash = createHash('sha256').update(content).digest();
    return { ...admitFile({ name, contentType, sizeBytes: content.length, sourceHash }), content };
  });
  const { missing, now } = await db.transaction().execute(async (tx) => {
    const work = await openWork(tx, deps, given);
    const find = work.state === 'draft' ? findMissing : refuseOther;
    return { missing: await find(tx, work, files, given), now: work.now };
  });
  const kept: Kept[] = [];
  for (const file of missing) kept.push(await keepOne(deps, given.learner.tenantId, file));
  // All bytes were here at the first look: how long ours take does not make work late.
  const isDone = await db.transaction().execute(async (tx) => {
    const work = await openWork(tx, deps, given);
    return place(tx, { ...work, now }, given, kept);
  });
  if (!isDone) throw new AppError('files_not_ready');
}

/** Repeated after it was turned in, the call is answered like the first time; with other files it is refused. */
async function refuseOther(
  tx: Tx,
  work: Work,
  files: readonly Admitted[],
  { isFinal }: SubmitFiles,
): Promise<Admitted[]> {
  const there = await selectFiles(tx, draftOf(work));
  const isRepeat = isFinal && files.every((file) => findSame(there, file.sourceHash));
  if (!isRepeat) refuseClosed(work);
  return [];
}

async function findMissing(tx: Tx, work: Work, files: readonly Admitted[]): Promise<Admitted[]> {
  refuseClosed(work);
  const there = await selectFiles(tx, draftOf(work));
  const missing = files.filter(
    (file, index) =>
      !findSame(there, file.sourceHash) &&
      files.findIndex((other) => other.sourceHash.equals(file.sourceHash)) === index,
  );
  refuseTooMany(there.length + missing.length, mostFiles);
  return missing;
}

/** Known to the sweep before it lies in the store: a killed process leaves nothing for ever. */
async function keepOne(deps: WorksheetDeps, tenantId: number, file: Admitted): Promise<Kept> {
  const verdict = await judgeFile(deps, file.content, file.contentType);
  if ('refused' in verdict) throw new AppError('file_refused', { reason: verdict.refused, name: file.name });
  const key = newSecret();
  await insertFile(deps.db, { tenantId, key }, file);
  await keepFile(deps, { tenantId, key }, file.contentType, verdict);
  return { ...file, key };
}

/** False: files of the draft are still being checked, and it is handed in once they are. */
async function place(tx: Tx, work: Work, given: SubmitFiles, kept: readonly Kept[]): Promise<boolean> {
  if (work.state === 'draft') {
    refuseClosed(work);
    if (work.askedAt !== null) await updateAsked(tx, work, null);
    const draft = draftOf(work);
    const there = await selectFiles(tx, draft);
    for (const { name, key, sourceHash } of kept) {
      if (!findSame(there, sourceHash)) await insertPlaced(tx, draft, { name, key });
    }
    refuseTooMany((await selectFiles(tx, draft)).length, mostFiles);
  } else if (kept.length > 0 || !given.isFinal) refuseClosed(work);
  return !given.isFinal || (await turnInWork(tx, { ...work, askedAt: null })) !== null;
}
