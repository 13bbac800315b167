import type { Save } from './steps.ts';

export type Fields = Record<string, unknown>;

/** What the wire says, in the model's words. Moments become seconds since the beginning. */
export function createWords(beginning: number) {
  const seconds = (moment: unknown) =>
    typeof moment === 'string' ? (Date.parse(moment) - beginning) / 1000 : null;

  const statusOf = (wire: Fields): Fields => ({
    state: wire.state,
    no: wire.run_no,
    expires: seconds(wire.expires_at),
    ended: seconds(wire.completed_at),
    left: wire.remaining_seconds,
  });

  const viewOf = (wire: Fields): Fields => ({
    ...statusOf(wire),
    started: seconds(wire.started_at),
    results: (wire.results as Fields[]).map((result) => ({
      no: result.value,
      correct: result.correct,
      incorrect: result.incorrect,
      unanswered: result.unanswered,
      evaluating: result.evaluating,
      marks: result.marks,
      mostMarks: result.most_marks,
      score: result.score,
      isShown: result.for_result,
    })),
  });
  return { statusOf, viewOf };
}

/** After the end nobody asks what a single question has left. */
export const questionOf = (question: Fields, isOpen: boolean): Fields => ({
  answer: question.student_answer,
  isDraft: question.is_draft,
  isMarked: question.marked,
  isVisited: question.visited,
  seq: question.client_seq,
  isLate: question.is_late,
  time: isOpen ? question.time : null,
});

export const savedOf = (saved: Fields, receipt: Fields): Fields => ({
  answer: saved.student_answer,
  isMarked: saved.marked,
  isVisited: saved.visited,
  seq: receipt.client_seq,
  isLate: receipt.is_late,
  isSuperseded: receipt.is_superseded,
  isElsewhere: receipt.is_elsewhere,
  left: receipt.remaining_seconds,
  time: receipt.remaining_seconds === 0 ? null : saved.time,
});

export const wireOf = ({ tab, answer, isDraft, isMarked, isVisited, seq, runNo, age }: Save): Fields => ({
  tab,
  ...(answer !== undefined && { student_answer: answer }),
  ...(isDraft !== undefined && { is_draft: isDraft }),
  ...(isMarked !== undefined && { marked: isMarked }),
  ...(isVisited !== undefined && { visited: isVisited }),
  ...(seq !== undefined && { client_seq: seq }),
  ...(runNo !== undefined && { run_no: runNo }),
  ...(age !== undefined && { age_ms: age * 1000 }),
});
