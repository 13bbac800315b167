import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { completeContent } from './complete-content.ts';
import type { LearningDeps } from './deps.ts';
import { evidenceOf } from './domain/evidence.ts';
import { requireOpenContent, type WhichContent } from './get-content.ts';
import { selectHistory } from './history-store.ts';
import { lockState, moveVotes, updateState, type WhoseContent } from './state-store.ts';

export interface ContentChange {
  /** Null takes the vote back; undefined: it stays. */
  vote: 0 | 1 | null | undefined;
  /** Null deletes the note; undefined: it stays. */
  note: string | null | undefined;
  isCompleted: boolean;
}

type Opened = Awaited<ReturnType<typeof requireOpenContent>>;

/** Votes, notes and completes: any of them, all or nothing. */
export async function changeContent(
  tx: Tx,
  deps: LearningDeps,
  which: WhichContent,
  change: ContentChange,
): Promise<void> {
  const opened = await requireOpenContent(tx, deps, which);
  const { tenantId, studentId } = which.learner;
  const whose = { tenantId, studentId, contentId: which.contentId };
  const state = await lockState(tx, whose);
  if (change.vote !== undefined) await vote(tx, whose, state.vote, change.vote);
  if (change.note === null) await updateState(tx, whose, { note: null });
  // An empty note says nothing and takes nothing away: deleting is asked for.
  else if (change.note?.trim()) await updateState(tx, whose, { note: change.note });
  if (change.isCompleted && !state.isCompleted) await complete(tx, whose, opened);
}

async function vote(tx: Tx, whose: WhoseContent, before: number | null, after: 0 | 1 | null): Promise<void> {
  const moved = (value: 0 | 1) => Number(after === value) - Number(before === value);
  if (before === after) return;
  await updateState(tx, whose, { vote: after });
  await moveVotes(tx, whose, { up: moved(1), down: moved(0) });
}

async function complete(tx: Tx, whose: WhoseContent, { access, content }: Opened): Promise<void> {
  const { studentId } = whose;
  const { enrolmentId, courseId } = access;
  const history = await selectHistory(tx, { studentId, enrolmentId }, content.library.id);
  const evidence = evidenceOf(content.library, history);
  if (!evidence) throw new AppError('evidence_missing');
  const { chapterId, subjectId } = content;
  await completeContent(tx, whose, { enrolmentId, courseId, subjectId, chapterId, evidence, at: null });
}
