import * as z from 'zod/mini';
import type { KindRules } from '../kind-rules.ts';
import { localTextSchema, storedFigureSchema } from '../stored.ts';

/** Counted as a field's maxLength counts. */
const longestText = 10_000;

export const freeText: KindRules<'free_text'> = {
  schema: z.object({
    kind: z.literal('free_text'),
    stem: localTextSchema,
    figure: z.nullable(storedFigureSchema),
    maxMarks: z.number().check(z.positive()),
  }),
  map: (body, text, figure) => ({
    kind: 'free_text',
    stem: text(body.stem),
    figure: body.figure && figure(body.figure),
    maxMarks: body.maxMarks,
  }),
  checkAnswer: (_body, answer) => (answer.length > longestText ? 'too_long' : null),
  takesPictures: true,
  isMarkedByPerson: true,
};
