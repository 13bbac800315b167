import type { WirePaper } from '@shala/wire/papers.ts';
import type { PracticeItemView } from '../list-practice.ts';
import { presentHead } from './present-attempt.ts';

/** The usual time, where this student has more. */
export const extendedFrom = ({ time, baseTime }: PracticeItemView) => (time === baseTime ? null : baseTime);

export function presentPaper(item: PracticeItemView, isOpen: boolean): WirePaper {
  return {
    id: item.id,
    title: item.title,
    description: item.description,
    timer_options: item.timer,
    time: item.time,
    extended_from: extendedFrom(item),
    is_active: item.isActive,
    paper_questions_count: item.questionsCount,
    attempts_count: item.completedRuns,
    deadline: item.deadline?.toISOString() ?? null,
    correct_answer_point: item.rightMarks,
    penalty_point: item.wrongMarks,
    month: item.month,
    year: item.year,
    disabled: !isOpen,
    paper_attempt: item.run && presentHead(item.run, item),
  };
}
