import type { ResponseOf } from '@shala/wire/contract.ts';
import type { listPapers as listPapersContract, WirePaper } from '@shala/wire/papers.ts';
import { type ListedAttempt, type Timer, toListedAttempt } from './attempts-shape.ts';
import { type Paging, toPaging } from './content-shape.ts';
import type { Transport } from './transport.ts';

export interface Paper {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly time: number | null;
  readonly timer: Timer;
  readonly extendedFrom: number | null;
  readonly questionsCount: number;
  /** Completed runs. */
  readonly attemptsCount: number;
  readonly deadline: string | null;
  readonly rightMarks: number;
  readonly wrongMarks: number;
  readonly month: number | null;
  readonly year: number | null;
  readonly isLocked: boolean;
  readonly attempt: ListedAttempt | null;
}

export interface PapersRequest {
  /** The id of the student's course (the enrolment). */
  readonly courseId: number;
  readonly search: string;
  readonly page: number;
  readonly perPage?: number;
  readonly signal?: AbortSignal;
}

export async function listPapers(
  transport: Transport,
  { courseId, search, page, perPage, signal }: PapersRequest,
): Promise<{ papers: Paper[]; paging: Paging }> {
  const answer = await transport.send<ResponseOf<typeof listPapersContract>>({
    family: 'main',
    method: 'GET',
    path: `/course/student/student_courses/${courseId}/papers`,
    query: {
      search: search || undefined,
      page: String(page),
      items_per_page: perPage === undefined ? undefined : String(perPage),
    },
    signal,
  });
  return { papers: answer.papers.map(toPaper), paging: toPaging(answer.meta) };
}

export const toPaper = (wire: WirePaper): Paper => ({
  id: wire.id,
  title: wire.title,
  description: wire.description,
  time: wire.time,
  timer: wire.timer_options,
  extendedFrom: wire.extended_from,
  questionsCount: wire.paper_questions_count,
  attemptsCount: wire.attempts_count,
  deadline: wire.deadline,
  rightMarks: wire.correct_answer_point,
  wrongMarks: wire.penalty_point,
  month: wire.month,
  year: wire.year,
  isLocked: wire.disabled,
  attempt: wire.paper_attempt && toListedAttempt(wire.paper_attempt),
});
