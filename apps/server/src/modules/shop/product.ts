import { localTextSchema } from '@shala/brand/brand.ts';
import * as z from 'zod/mini';

const subject = z.object({
  id: z.number(),
  name: localTextSchema,
  colour: z.nullable(z.number()),
  icon: z.string(),
});

const line = z.object({
  lineNo: z.number(),
  courseId: z.number(),
  courseName: localTextSchema,
  courseKind: z.enum(['class_room', 'exam']),
  board: z.nullable(z.object({ id: z.number(), name: localTextSchema })),
  durationDays: z.number(),
  pricePaise: z.number(),
  coversAll: z.boolean(),
  /** What it opens: those that were chosen, or all of the course. */
  subjects: z.array(subject),
});
export type ProductLine = z.infer<typeof line>;

/** As it is sold: with everything that a card, a price or an order needs. */
export const productSchema = z.object({
  id: z.number(),
  name: localTextSchema,
  description: localTextSchema,
  pictureKey: z.nullable(z.string()),
  lines: z.array(line),
});
export type Product = z.infer<typeof productSchema>;

export const priceOf = ({ lines }: Product): number =>
  lines.reduce((sum, { pricePaise }) => sum + pricePaise, 0);

/** Lines may end on different days; people are told of the longest. */
export const durationOf = ({ lines }: Product): number =>
  lines.reduce((longest, { durationDays }) => Math.max(longest, durationDays), 0);
