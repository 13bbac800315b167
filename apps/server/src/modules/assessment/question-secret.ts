import { localTextSchema, storedFigureSchema } from '@shala/question-kit/stored.ts';
import * as z from 'zod';

/** The part of a question version that nobody sees before the end of a run. */
export const questionSecretSchema = z.object({
  /** What the right answer says, as an answer would say it; null where a person marks. */
  correctAnswer: z.nullable(z.string()),
  /** What a full answer holds, for the person who marks. */
  modelAnswer: z.nullable(localTextSchema),
  solution: localTextSchema,
  solutionFigure: z.nullable(storedFigureSchema),
});
export type QuestionSecret = z.infer<typeof questionSecretSchema>;
