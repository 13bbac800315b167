import * as z from 'zod/mini';
import type { KindRules } from '../kind-rules.ts';
import { localTextSchema, storedFigureSchema } from '../stored.ts';

const option = z.object({
  key: z.string().check(z.regex(/^option[1-9]$/)),
  text: z.nullable(localTextSchema),
  figure: z.nullable(storedFigureSchema),
});

export const singleChoice: KindRules<'single_choice'> = {
  schema: z.object({
    kind: z.literal('single_choice'),
    stem: localTextSchema,
    figure: z.nullable(storedFigureSchema),
    options: z.array(option).check(z.minLength(2)),
    maxMarks: z.number().check(z.positive()),
  }),
  map: (body, text, figure) => ({
    kind: 'single_choice',
    stem: text(body.stem),
    figure: body.figure && figure(body.figure),
    options: body.options.map((option) => ({
      key: option.key,
      text: option.text && text(option.text),
      figure: option.figure && figure(option.figure),
    })),
    maxMarks: body.maxMarks,
  }),
  checkAnswer: (body, answer) =>
    body.options.some((option) => option.key === answer) ? null : 'unknown_option',
  takesPictures: false,
  isMarkedByPerson: false,
};
