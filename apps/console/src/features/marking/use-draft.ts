import type { FullAnswer } from '@shala/api-client/marking.ts';
import { useRef, useState } from 'react';
import { type Draft, giveMarks, keepDraft, readDraft, typeDigit } from './draft.ts';

/** Two digits within this time are one number. */
const togetherMs = 900;

/** What is being decided about one answer; every change is kept in this browser. */
export function useDraft(answer: FullAnswer) {
  const [draft, setState] = useState(() => readDraft(answer));
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const { maxMarks } = answer;
  const setDraft = (next: Draft) => {
    keepDraft(answer, next);
    setState(next);
  };
  return {
    draft,
    setDraft,
    type(digit: number): void {
      const now = performance.now();
      setDraft(typeDigit(draft, digit, maxMarks, now - typedAt.current < togetherMs));
      typedAt.current = now;
    },
    addHalf(): void {
      const marks = (draft.marks ?? 0) + 0.5;
      if (marks <= maxMarks) setDraft(giveMarks(draft, marks, maxMarks));
    },
  };
}
