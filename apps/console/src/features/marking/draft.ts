import type { FullAnswer, FullKey } from '@shala/api-client/marking.ts';

export type Verdict = 'yes' | 'partly' | 'no';

/** What a tutor has decided about an answer and not saved yet. */
export interface Draft {
  readonly marks: number | null;
  /** Chosen, but some marks are still to be named. */
  readonly isPartly: boolean;
  readonly comment: string;
}

export const verdictOf = ({ marks, isPartly }: Draft, most: number): Verdict | null => {
  if (isPartly) return 'partly';
  if (marks === null) return null;
  return marks >= most ? 'yes' : marks === 0 ? 'no' : 'partly';
};

export const judge = (draft: Draft, verdict: Verdict, most: number): Draft => {
  if (verdict === 'yes') return { ...draft, marks: most, isPartly: false };
  if (verdict === 'no') return { ...draft, marks: 0, isPartly: false };
  // Half of them, until the tutor says how many.
  return { ...draft, marks: Math.round(most) / 2, isPartly: true };
};

export const giveMarks = (draft: Draft, marks: number, most: number): Draft => ({
  ...draft,
  marks,
  isPartly: marks > 0 && marks < most,
});

/** A further digit: 1 and then 2 are twelve, if there are so many marks. */
export function typeDigit(draft: Draft, digit: number, most: number, isFurther: boolean): Draft {
  const longer = (draft.marks ?? 0) * 10 + digit;
  const marks = isFurther && Number.isInteger(draft.marks) && longer <= most ? longer : digit;
  return marks <= most ? giveMarks(draft, marks, most) : draft;
}

/** The phrase at the end of what is there; a phrase that is there is taken out again. */
export function togglePhrase(draft: Draft, phrase: string): Draft {
  const sentence = /[.!?।]$/.test(phrase) ? phrase : `${phrase}.`;
  if (draft.comment.includes(sentence)) {
    return { ...draft, comment: draft.comment.replace(sentence, '').replace(/\s+/g, ' ').trim() };
  }
  return { ...draft, comment: [draft.comment.trim(), sentence].filter(Boolean).join(' ') };
}

export const hasPhrase = ({ comment }: Draft, phrase: string): boolean => comment.includes(phrase);

const nameOf = ({ studentId, runId, questionId }: FullKey) =>
  `marking-draft:${studentId}:${runId}:${questionId}`;

/** What was being written survives a reload; it stays in this browser. */
export function keepDraft(key: FullKey, draft: Draft): void {
  sessionStorage.setItem(nameOf(key), JSON.stringify(draft));
}

export function forgetDraft(key: FullKey): void {
  sessionStorage.removeItem(nameOf(key));
}

export function readDraft(answer: FullAnswer): Draft {
  const kept = sessionStorage.getItem(nameOf(answer));
  if (kept !== null) return JSON.parse(kept) as Draft;
  const { marks, comment, maxMarks } = answer;
  const isPartly = marks !== null && marks > 0 && marks < maxMarks;
  return { marks, isPartly, comment: comment ?? '' };
}
