import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { updateMarks } from './answer-store.ts';
import type { EngineDeps } from './deps.ts';
import { type AnswerKey, undoMinutes } from './domain/marking.ts';
import { type FullAnswer, readFullAnswer } from './get-marking-answer.ts';
import { insertMark, selectMarks } from './mark-store.ts';
import { lockMarkable } from './markable-run.ts';
import type { Staff } from './reach-store.ts';
import { remarkRun } from './remark-run.ts';
import { refuseIfTaken } from './take-answer.ts';

/** Takes back the newest mark, if it is mine and fresh: a further row says what was there before it. */
export async function undoMark(
  tx: Tx,
  deps: Pick<EngineDeps, 'bank'>,
  staff: Staff,
  key: AnswerKey,
): Promise<FullAnswer> {
  const run = await lockMarkable(tx, staff, key);
  await refuseIfTaken(tx, staff, key);
  const [last, before] = await selectMarks(tx, key);
  const isMine = last?.staff_id === staff.staffId && last.undoes_id === null;
  if (!isMine || last.age_seconds > undoMinutes * 60) throw new AppError('nothing_to_undo');
  const { tenantId, staffId } = staff;
  const marks = before?.marks ?? null;
  const comment = before?.comment ?? null;
  await insertMark(tx, key, { tenantId, staffId, marks, comment, undoesId: last.id });
  await updateMarks(tx, run, { questionId: key.questionId, marks, comment });
  await remarkRun(tx, deps, run, key.questionId);
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: staffId },
    action: 'answer.mark_undone',
    subject: { kind: 'student', id: run.studentId },
    details: { run_id: run.id, question_id: key.questionId, marks, before: last.marks },
  });
  return readFullAnswer(tx, deps, run, key.questionId);
}
