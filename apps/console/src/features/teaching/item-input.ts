import type { BankLine, FullItem, ItemInput, TimerKind } from '@shala/api-client/practice-staff.ts';

/** What stands in the form: numbers as they are typed. */
export interface ItemDraft {
  readonly title: { readonly en: string; readonly hi: string };
  readonly timer: TimerKind;
  readonly time: string;
  readonly rightMarks: string;
  readonly wrongMarks: string;
  readonly isShuffled: boolean;
  readonly questions: readonly BankLine[];
}

export const emptyDraft: ItemDraft = {
  title: { en: '', hi: '' },
  timer: 'whole_quiz',
  time: '10',
  rightMarks: '1',
  wrongMarks: '0',
  isShuffled: false,
  questions: [],
};

export const draftOf = (item: FullItem): ItemDraft => ({
  title: item.title,
  timer: item.timer,
  time: item.time === null ? '10' : String(item.time),
  rightMarks: String(item.rightMarks),
  wrongMarks: String(item.wrongMarks),
  isShuffled: item.isShuffled,
  questions: item.questions,
});

export type DraftFault = 'title' | 'time' | 'marks' | 'questions';

export function faultsOf(draft: ItemDraft): ReadonlySet<DraftFault> {
  const faults = new Set<DraftFault>();
  const time = Number(draft.time);
  const right = Number(draft.rightMarks);
  const wrong = Number(draft.wrongMarks);
  if (draft.title.en.trim() === '') faults.add('title');
  if (draft.timer !== 'none' && !(Number.isInteger(time) && time >= 1 && time <= 3_600)) faults.add('time');
  if (!(right >= 0.25 && right <= 100 && wrong >= 0 && wrong <= 100)) faults.add('marks');
  if (draft.questions.length === 0) faults.add('questions');
  return faults;
}

export const inputOf = (draft: ItemDraft, description: FullItem['description']): ItemInput => ({
  title: draft.title,
  description,
  timer: draft.timer,
  time: draft.timer === 'none' ? null : Number(draft.time),
  rightMarks: Number(draft.rightMarks),
  wrongMarks: Number(draft.wrongMarks),
  isShuffled: draft.isShuffled,
  questionIds: draft.questions.map(({ id }) => id),
});
