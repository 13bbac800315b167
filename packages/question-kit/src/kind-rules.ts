import type * as z from 'zod/mini';
import type { Bodies, QuestionKind } from './question.ts';
import type { StoredBody } from './stored.ts';

/** Why an answer cannot be taken. */
export type AnswerFault = 'unknown_option' | 'too_long';

/** All that one kind of question is. A new kind is one more entry in kinds.ts; nobody else asks for kinds by name. */
export interface KindRules<Kind extends QuestionKind> {
  /** How its public part lies in the bank. */
  schema: z.ZodMiniType<StoredBody<Kind>>;
  /** The same question with other texts and figures: one language for all, addresses for keys. */
  map<Text, Figure, NewText, NewFigure>(
    body: Bodies<Text, Figure>[Kind],
    text: (text: Text) => NewText,
    figure: (figure: Figure) => NewFigure,
  ): Bodies<NewText, NewFigure>[Kind];
  /** Null: the answer can be taken. Says nothing about right and wrong. */
  checkAnswer(body: Bodies<unknown, unknown>[Kind], answer: string): AnswerFault | null;
  /** Pictures may be handed in with the answer. */
  takesPictures: boolean;
  /** A person gives the marks; until then the answer is pending. */
  isMarkedByPerson: boolean;
}
