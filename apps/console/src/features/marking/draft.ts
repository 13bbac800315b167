import type { FullAnswer, FullKey } from '@shala/api-client/marking.ts';
import { draftPrefix } from '#shared/session/drafts.ts';
import { getStaff } from '#shared/session/session.ts';

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

const sentenceOf = (phrase: string): string => (/[.!?।]$/.test(phrase) ? phrase : `${phrase}.`);

/** The phrase at the end of what is there; a phrase that is there is taken out again. */
export function togglePhrase(draft: Draft, phrase: string): Draft {
  const sentence = sentenceOf(phrase);
  const at = draft.comment.indexOf(sentence);
  if (at < 0) return { ...draft, comment: [draft.comment.trim(), sentence].filter(Boolean).join(' ') };
  const before = draft.comment.slice(0, at);
  // With the space that came with it; the lines of the comment stay as they are.
  const after = draft.comment.slice(at + sentence.length);
  const rest = before === '' || /\s$/.test(before) ? after.replace(/^[^\S\n]/, '') : after;
  return { ...draft, comment: (before + rest).trim() };
}

export const hasPhrase = ({ comment }: Draft, phrase: string): boolean =>
  comment.includes(sentenceOf(phrase));

type DraftOf = FullKey & Pick<FullAnswer, 'revision'>;

/** Of one person, about the answer as it was then: after another mark it is asked anew. */
const nameOf = ({ studentId, runId, questionId, revision }: DraftOf) =>
  [draftPrefix + (getStaff()?.id ?? ''), studentId, runId, questionId, revision].join(':');

/** What was being written survives a reload; it stays in this browser. */
export function keepDraft(answer: DraftOf, draft: Draft): void {
  sessionStorage.setItem(nameOf(answer), JSON.stringify(draft));
}

export function forgetDraft(answer: DraftOf): void {
  sessionStorage.removeItem(nameOf(answer));
}

export function readDraft(answer: FullAnswer): Draft {
  const kept = sessionStorage.getItem(nameOf(answer));
  if (kept !== null) return JSON.parse(kept) as Draft;
  const { marks, comment, maxMarks } = answer;
  const isPartly = marks !== null && marks > 0 && marks < maxMarks;
  return { marks, isPartly, comment: comment ?? '' };
}
