/** What the server has promised a student about one question of one run. */
export interface Promised {
  studentId: number;
  attemptId: number;
  runNo: number;
  questionId: number;
  answer: string;
  /** As the receipt said. */
  seq: number;
  isLate: boolean;
}

export interface PromisedResult {
  studentId: number;
  attemptId: number;
  runNo: number;
  correct: number;
  incorrect: number;
  unanswered: number;
  evaluating: number;
}

export interface Ledger {
  /** Saves of answers that were acknowledged. */
  acknowledged: number;
  readonly promises: Map<string, Promised>;
  readonly results: PromisedResult[];
  /** What the server refused although a student did nothing wrong. */
  readonly refusals: string[];
}

export const createLedger = (): Ledger => ({
  acknowledged: 0,
  promises: new Map(),
  results: [],
  refusals: [],
});

/** The newest promise of each kind: an answer in time is not replaced by one that came too late. */
export function promise(ledger: Ledger, made: Promised): void {
  const { studentId, attemptId, runNo, questionId, isLate } = made;
  ledger.acknowledged += 1;
  ledger.promises.set([studentId, attemptId, runNo, questionId, isLate].join(':'), made);
}
