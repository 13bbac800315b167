/**
 * What a student may see of a question while it is open, kind by kind. `Text` is a text in all languages in the
 * bank and one string on the screen; `Figure` is a file's key in the bank and an address on the screen.
 */
export interface Bodies<Text, Figure> {
  single_choice: {
    kind: 'single_choice';
    stem: Text;
    figure: Figure | null;
    options: readonly Option<Text, Figure>[];
    maxMarks: number;
  };
  free_text: {
    kind: 'free_text';
    stem: Text;
    figure: Figure | null;
    maxMarks: number;
  };
}

/** Words, a picture, or both. The key is what an answer says: option1, option2 ... */
export interface Option<Text, Figure> {
  key: string;
  text: Text | null;
  figure: Figure | null;
}

export type QuestionKind = keyof Bodies<never, never>;
export type Body<Text, Figure> = Bodies<Text, Figure>[QuestionKind];

/** A picture as the browser gets it: an address that opens for a while, and words for who cannot see it. */
export interface Picture {
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** What is known only after the end. */
export interface Outcome {
  /** The right option; null where a person marks. */
  correctAnswer: string | null;
  /** What a full free-text answer holds. */
  modelAnswer: string | null;
  solution: string;
  comment: string | null;
  isCorrect: 'yes' | 'no' | 'pending';
  /** Null while it waits for its marks. */
  marks: number | null;
}

/** Names under which a secret would travel. None of them fits into a question that is still open. */
type NoSecret = { readonly [Name in keyof Outcome | 'key' | 'answerKey']?: never };

export type PublicQuestion = { id: number } & Body<string, Picture> & NoSecret;
export type FinishedQuestion = { id: number } & Body<string, Picture> & Outcome;
