import type { AnswerFault, KindRules } from './kind-rules.ts';
import { freeText } from './kinds/free-text.ts';
import { singleChoice } from './kinds/single-choice.ts';
import type { Body, QuestionKind } from './question.ts';
import type { StoredBody } from './stored.ts';

/** Closed by the compiler: a kind without rules does not build. */
const kinds: { readonly [Kind in QuestionKind]: KindRules<Kind> } = {
  single_choice: singleChoice,
  free_text: freeText,
};

export const questionKinds = Object.keys(kinds) as QuestionKind[];

/** The compiler cannot see that a question and the rules found by its kind belong together. */
const rulesOf = (kind: QuestionKind) => kinds[kind] as unknown as KindRules<QuestionKind>;

export const takesPictures = (kind: QuestionKind): boolean => kinds[kind].takesPictures;
export const isMarkedByPerson = (kind: QuestionKind): boolean => kinds[kind].isMarkedByPerson;

/** Reads the public part of a question as it lies in the bank. */
export function readBody(kind: QuestionKind, stored: unknown): StoredBody {
  return rulesOf(kind).schema.parse(stored);
}

export function mapBody<Text, Figure, NewText, NewFigure>(
  body: Body<Text, Figure>,
  text: (text: Text) => NewText,
  figure: (figure: Figure) => NewFigure,
): Body<NewText, NewFigure> {
  return rulesOf(body.kind).map(body, text, figure);
}

export function figuresOf<Text, Figure>(body: Body<Text, Figure>): Figure[] {
  const figures: Figure[] = [];
  mapBody(body, String, (figure) => figures.push(figure));
  return figures;
}

/** Null clears the answer and fits every question. */
export function checkAnswer(body: Body<unknown, unknown>, answer: string | null): AnswerFault | null {
  return answer === null ? null : rulesOf(body.kind).checkAnswer(body, answer);
}
