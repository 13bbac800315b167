import { minutesOf } from '#modules/assessment/index.ts';
import type { Learner } from '#modules/learning/index.ts';
import type { ProgressDeps } from './deps.ts';
import { meansOf } from './figures.ts';
import { selectPaperSums } from './read-store.ts';

/** The papers of a course with a completed run, how they went, and their runs. */
export async function listPaperResults(
  { db, assessment }: ProgressDeps,
  { learner, enrolmentId }: { learner: Learner; enrolmentId: number },
) {
  const sums = await selectPaperSums(db, { studentId: learner.studentId, enrolmentId });
  const papers = await assessment.findPapers({ learner, enrolmentId, paperIds: [...sums.keys()] });
  return papers.flatMap((paper) => {
    const own = sums.get(paper.item.id);
    if (!own) return [];
    return [{ paper, means: meansOf(own.runs, own), minutes: minutesOf(own.seconds), runs: own.runs }];
  });
}
