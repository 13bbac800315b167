import { localTextSchema } from '@shala/brand/brand.ts';
import type { AnswerEvaluated } from '#modules/assessment/index.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Subject } from './domain/notice.ts';
import { answerChecked, resultCorrected } from './domain/notices.ts';
import type { Told } from './notify.ts';
import { selectLessonOf, selectMarkedRun } from './subject-store.ts';

/**
 * A tutor has marked an answer, or a wrong key was put right. What is told is read from the run as it stands now, not from the event: events
 * may come late, twice or in another order, and the number of marks given says what is newer.
 */
export async function checkedNotice(tx: Tx, { data }: AnswerEvaluated): Promise<Told | null> {
  const { studentId, runId, courseId } = data;
  // Events from before corrections existed do not speak of them.
  const correctionId = data.correctionId ?? null;
  const run = await selectMarkedRun(tx, studentId, runId);
  // An erased student has no run. Without a mark it was a late answer that was counted.
  if (!run || (run.marks_given === 0 && correctionId === null)) return null;
  const about = await subjectOf(tx, data);
  if (about === null) return null;
  const told = {
    about,
    courseId,
    runId,
    itemTitle: localTextSchema.parse(run.title),
    score: Math.round(run.score ?? 0),
  };
  const notice =
    correctionId === null
      ? answerChecked({ ...told, marksGiven: run.marks_given, evaluating: run.evaluating ?? 0 })
      : resultCorrected({ ...told, correctionId });
  return { to: [studentId], notice };
}

/** A quick quiz is found at its lesson. */
async function subjectOf(
  tx: Tx,
  { kind, practiceItemId, contentLibraryId, courseId }: AnswerEvaluated['data'],
): Promise<Subject | null> {
  if (kind === 'paper') return { type: 'paper', id: practiceItemId };
  if (contentLibraryId === null) return { type: 'exercise', id: practiceItemId };
  const contentId = await selectLessonOf(tx, contentLibraryId, courseId);
  return contentId === null ? null : { type: 'content', id: contentId };
}
