import * as z from 'zod/mini';
import type { Bodies, QuestionKind } from './question.ts';

/** English is always there; the other languages fall back to it. */
export const localTextSchema = z.object({ en: z.string(), hi: z.optional(z.string()) });
export type LocalText = z.infer<typeof localTextSchema>;

/** A picture in the file store. */
export const storedFigureSchema = z.object({
  key: z.string(),
  alt: localTextSchema,
  width: z.int(),
  height: z.int(),
});
export type StoredFigure = z.infer<typeof storedFigureSchema>;

export type StoredBody<Kind extends QuestionKind = QuestionKind> = Bodies<LocalText, StoredFigure>[Kind];
