import type {
  WireAnswerAttachment,
  WireFinishedQuestion,
  WireOpenQuestion,
  WireReceipt,
} from '@shala/wire/attempts-questions.ts';

export interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface AnswerImage {
  readonly id: number;
  readonly url: string;
}

interface ChoiceOption {
  /** What an answer says: option1, option2 ... */
  readonly key: string;
  readonly text: string | null;
  readonly figure: Picture | null;
}

interface Shown {
  readonly id: number;
  readonly stem: string;
  readonly figure: Picture | null;
  readonly maxMarks: number;
}

/** What may be seen of a question while its run is open. */
export type PublicQuestion =
  | (Shown & { readonly kind: 'single_choice'; readonly options: readonly ChoiceOption[] })
  | (Shown & { readonly kind: 'free_text' });

/** What is known after the end. */
export type FinishedQuestion = PublicQuestion & {
  readonly correctAnswer: string | null;
  readonly modelAnswer: string | null;
  readonly solution: string;
  readonly solutionFigures: readonly Picture[];
  readonly comment: string | null;
  readonly isCorrect: 'yes' | 'no' | 'pending';
  readonly marks: number | null;
};

/** What the server holds of the student's own for one question. */
export interface OwnAnswer {
  readonly answer: string | null;
  readonly isDraft: boolean;
  readonly images: readonly AnswerImage[];
  readonly isMarked: boolean;
  readonly isVisited: boolean;
  /** Seconds left, for timers per question; else null. */
  readonly secondsLeft: number | null;
  /** The newest sequence number the server holds; 0: none. */
  readonly clientSeq: number;
  readonly isLate: boolean;
}

export interface AttemptQuestion {
  readonly question: PublicQuestion;
  readonly own: OwnAnswer;
}
export interface FinishedAttemptQuestion {
  readonly question: FinishedQuestion;
  readonly own: OwnAnswer;
}

/** What the server says once a save is safely written. */
export interface Receipt {
  readonly clientSeq: number;
  readonly hash: string;
  readonly savedAt: string;
  readonly remainingSeconds: number | null;
  readonly serverNow: string;
  readonly isLate: boolean;
  readonly isSuperseded: boolean;
  readonly isElsewhere: boolean;
}

const toPicture = ({ url, alt, width, height }: Picture): Picture => ({ url, alt, width, height });

function toShown(wire: WireOpenQuestion): PublicQuestion {
  const [figure] = wire.question_attachments;
  const shown = {
    id: wire.id,
    stem: wire.content,
    figure: figure ? toPicture(figure) : null,
    maxMarks: wire.max_marks,
  };
  if (wire.only_free_text) return { ...shown, kind: 'free_text' };
  return { ...shown, kind: 'single_choice', options: toOptions(wire) };
}

function toOptions({ options, option_image_attachments: pictures }: WireOpenQuestion): ChoiceOption[] {
  const keys = new Set(Object.keys(options).map((label) => label.replace(/^image_/, '')));
  return [...keys].sort(byNumber).map((key) => {
    const picture = pictures.find((candidate) => candidate.option === key);
    return { key, text: options[key] ?? null, figure: picture ? toPicture(picture) : null };
  });
}

const byNumber = (a: string, b: string) => Number(a.replace(/\D/g, '')) - Number(b.replace(/\D/g, ''));

export const toImage = ({ id, url }: WireAnswerAttachment): AnswerImage => ({ id, url });

const toOwn = (wire: WireOpenQuestion): OwnAnswer => ({
  answer: wire.student_answer,
  isDraft: wire.is_draft,
  images: wire.exc_atmpt_quest_attchmts.map(toImage),
  isMarked: wire.marked,
  isVisited: wire.visited,
  secondsLeft: wire.time,
  clientSeq: wire.client_seq,
  isLate: wire.is_late,
});

export const toAttemptQuestion = (wire: WireOpenQuestion): AttemptQuestion => ({
  question: toShown(wire),
  own: toOwn(wire),
});

export const toFinishedQuestion = (wire: WireFinishedQuestion): FinishedAttemptQuestion => ({
  question: {
    ...toShown(wire),
    correctAnswer: wire.correct_answer,
    modelAnswer: wire.model_answer,
    solution: wire.solution,
    solutionFigures: wire.solution_attachments.map(toPicture),
    comment: wire.comment,
    isCorrect: wire.is_correct,
    marks: wire.marks,
  },
  own: toOwn(wire),
});

export const toReceipt = (wire: WireReceipt): Receipt => ({
  clientSeq: wire.client_seq,
  hash: wire.hash,
  savedAt: wire.saved_at,
  remainingSeconds: wire.remaining_seconds,
  serverNow: wire.server_now,
  isLate: wire.is_late,
  isSuperseded: wire.is_superseded,
  isElsewhere: wire.is_elsewhere,
});
