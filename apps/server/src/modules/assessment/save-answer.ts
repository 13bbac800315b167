import { checkAnswer } from '@shala/question-kit/kinds.ts';
import type { SavedRow } from './answer-store.ts';
import type { EngineDeps } from './deps.ts';
import { remainingSeconds } from './domain/run-clock.ts';
import { saveByHand } from './save-by-hand.ts';
import { receiptHash, type SaveAnswer, type SavedAnswer } from './saved-answer.ts';

/**
 * Saves what a student did with a question and answers once it is committed. Nearly all saves are simple and go
 * by the lanes; timers per question, late ones, pictures and whatever is refused are looked at one by one.
 */
export async function saveAnswer(deps: EngineDeps, given: SaveAnswer): Promise<SavedAnswer> {
  const save = { ...given, change: { ...given.change, answer: cleanAnswer(given.change.answer) } };
  const row = isSimple(deps, save) ? await deps.lanes.save(queued(save)) : null;
  return row ? presentRow(row, save) : saveByHand(deps, save);
}

/**
 * An empty text is no answer. The database cannot hold the character zero, and no keyboard has it. Some letters of
 * Hindi come apart in the normal form: a text that fitted its field must not be too long because of that.
 */
function cleanAnswer(answer: string | null | undefined): string | null | undefined {
  if (typeof answer !== 'string') return answer;
  const typed = answer.replaceAll('\0', '');
  const normal = typed.normalize('NFC');
  const words = normal.length > typed.length ? typed : normal;
  return words.trim() === '' ? null : words;
}

/** The question was seen by this process, and the answer fits it. */
function isSimple({ bank }: EngineDeps, { questionId, change }: SaveAnswer): boolean {
  if (change.fileIds !== undefined) return false;
  if (typeof change.answer !== 'string') return true;
  const body = bank.seenBody(questionId);
  return body !== undefined && checkAnswer(body, change.answer) === null;
}

const queued = ({ ref, questionId, change }: SaveAnswer) => ({
  studentId: ref.studentId,
  attemptId: ref.attemptId,
  enrolmentId: ref.enrolmentId,
  kind: ref.kind,
  questionId,
  runNo: change.runNo ?? null,
  clientSeq: change.clientSeq ?? null,
  hasAnswer: change.answer !== undefined,
  answer: change.answer ?? null,
  isDraft: change.isDraft ?? false,
  isMarked: change.isMarked ?? null,
  isVisited: change.isVisited ?? null,
});

function presentRow(row: SavedRow, { questionId, holder }: SaveAnswer): SavedAnswer {
  return {
    questionId,
    answer: row.answer,
    isMarked: row.is_marked ?? false,
    isVisited: row.is_visited ?? false,
    secondsLeft: null,
    receipt: {
      clientSeq: row.client_seq,
      hash: receiptHash(row.run_id, questionId, row.client_seq, row.answer),
      savedAt: row.saved_at,
      remainingSeconds: remainingSeconds({ expiresAt: row.expires_at }, row.now),
      now: row.now,
      isLate: false,
      isSuperseded: false,
      isElsewhere: row.holder !== null && row.holder !== holder,
    },
  };
}
