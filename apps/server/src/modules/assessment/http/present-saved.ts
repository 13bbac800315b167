import type { WireReceipt, WireSavedAnswer } from '@shala/wire/attempts-questions.ts';
import type { SavedAnswer } from '../saved-answer.ts';

export const presentSaved = (saved: SavedAnswer): WireSavedAnswer => ({
  id: saved.questionId,
  student_answer: saved.answer,
  marked: saved.isMarked,
  visited: saved.isVisited,
  time: saved.secondsLeft,
});

export const presentReceipt = ({ receipt }: SavedAnswer): WireReceipt => ({
  client_seq: receipt.clientSeq,
  hash: receipt.hash,
  saved_at: receipt.savedAt.toISOString(),
  remaining_seconds: receipt.remainingSeconds,
  server_now: receipt.now.toISOString(),
  is_late: receipt.isLate,
  is_superseded: receipt.isSuperseded,
  is_elsewhere: receipt.isElsewhere,
});
