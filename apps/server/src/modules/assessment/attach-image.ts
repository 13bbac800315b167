import { createHash } from 'node:crypto';
import { takesPictures } from '@shala/question-kit/kinds.ts';
import type { StoredBody } from '@shala/question-kit/stored.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { pictureType, remakePicture } from '#platform/images.ts';
import { newSecret } from '#platform/random.ts';
import { ensureAnswer, selectAnswers } from './answer-store.ts';
import { lockRunOf } from './attempt-store.ts';
import type { EngineDeps } from './deps.ts';
import { isQuestionOver } from './domain/question-clock.ts';
import type { AttemptRef, Run } from './domain/run.ts';
import { isOver } from './domain/run-clock.ts';
import { type AnswerFile, insertFile, selectFileByHash, selectFiles } from './file-store.ts';

const mostBytes = 5 * 1024 * 1024;
const mostFiles = 5;
/** Handwriting on a page must stay readable. */
const longestSide = 2400;

interface AttachImage {
  ref: AttemptRef;
  /** Without it the newest run. */
  runNo?: number | undefined;
  questionId: number;
  upload: Buffer;
}

/** Adds a picture to a free-text answer. The same picture sent again is the one that is there. */
export async function attachImage(deps: EngineDeps, given: AttachImage): Promise<AnswerFile> {
  const { upload } = given;
  if (upload.length > mostBytes) throw new AppError('too_large');
  const sourceHash = createHash('sha256').update(upload).digest();
  const known = await deps.db.transaction().execute((tx) => admit(tx, deps, given, sourceHash));
  if (known.file) return known.file;
  const picture = await remakePicture(upload, longestSide);
  if (picture === null) throw new AppError('picture_invalid');
  const key = `answers/${newSecret()}.webp`;
  await deps.storage.put(key, picture, pictureType);
  try {
    const file = await deps.db
      .transaction()
      .execute((tx) => add(tx, deps, given, { key, sourceHash, picture }));
    if (file.key !== key) await deps.storage.remove(key);
    return file;
  } catch (error) {
    // Nobody will ever know its key; what the caller must hear is the first failure, not one of tidying up.
    await deps.storage.remove(key).catch(() => undefined);
    throw error;
  }
}

interface Made {
  key: string;
  sourceHash: Buffer;
  picture: Buffer;
}

async function add(tx: Tx, deps: EngineDeps, given: AttachImage, made: Made): Promise<AnswerFile> {
  const { run, file } = await admit(tx, deps, given, made.sourceHash);
  if (file) return file;
  const { questionId } = given;
  const { key, sourceHash, picture } = made;
  await ensureAnswer(tx, run, questionId);
  const id = await insertFile(tx, run, { questionId, key, sourceHash, sizeBytes: picture.length });
  return { id, questionId, key };
}

/** Whether the answer takes one more picture now. */
async function admit(tx: Tx, deps: EngineDeps, { ref, runNo, questionId }: AttachImage, sourceHash: Buffer) {
  const found = await lockRunOf(tx, ref, runNo ?? null);
  const question = found?.run.questions.find(({ id }) => id === questionId);
  if (!found || !question) throw notFound();
  const { run } = found;
  const body = (await deps.bank.bodies(tx, [question])).get(questionId) as StoredBody;
  if (!takesPictures(body.kind)) throw new AppError('pictures_not_taken');
  const file = await selectFileByHash(tx, run, questionId, sourceHash);
  if (file) return { run, file };
  await refuseOver(tx, found, questionId);
  const others = (await selectFiles(tx, run)).filter((other) => other.questionId === questionId);
  if (others.length >= mostFiles) throw new AppError('too_many_pictures', { most: mostFiles });
  return { run, file: null };
}

async function refuseOver(tx: Tx, { run, now }: { run: Run; now: Date }, questionId: number): Promise<void> {
  if (run.startedAt === null) throw new AppError('attempt_not_started');
  if (run.state !== 'open' || isOver(run, now)) throw new AppError('attempt_closed');
  const answer = (await selectAnswers(tx, run)).find((candidate) => candidate.questionId === questionId);
  if (isQuestionOver(run, questionId, answer?.usedMs ?? 0, now) && run.timer === 'per_question') {
    throw new AppError('attempt_closed');
  }
}
