import * as z from 'zod';
import { localText, record, reference, text } from '../fields.ts';

export const figureFile = z
  .string()
  .regex(/^[a-z0-9-]+\.svg$/, 'must be the name of an .svg file in figures/');
/** A drawing in the folder figures/ beside the file, and words for who cannot see it. */
export const figure = record({ file: figureFile, alt: localText });

const letters = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const option = record({
  key: z.enum(letters),
  en: text.exactOptional(),
  hi: text.exactOptional(),
  figure: figure.optional(),
}).refine((value) => value.en !== undefined || value.figure, 'needs words (en) or a figure');

const common = {
  id: reference,
  level: z.int().min(1).max(3),
  tags: z.array(reference).default([]),
  stem: localText,
  figure: figure.optional(),
  marks: z.number().positive().max(100).default(1),
  solution: localText,
  solution_figure: figure.optional(),
};

const choice = record({
  ...common,
  kind: z.literal('choice'),
  options: z
    .array(option)
    .min(2)
    .max(letters.length)
    .refine(
      (options) => options.every(({ key }, at) => key === letters[at]),
      'must have the keys a, b, c ... in this order',
    ),
  answer: z.enum(letters),
});
const freeText = record({ ...common, kind: z.literal('text'), model: localText });

export const questionFields = z.discriminatedUnion('kind', [choice, freeText]);
export type QuestionFields = z.infer<typeof questionFields>;
export type FigureFields = z.infer<typeof figure>;

/** Authors write letters; answers say option1, option2 ... */
export const optionKey = (letter: (typeof letters)[number]): string => `option${letters.indexOf(letter) + 1}`;
