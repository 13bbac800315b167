import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { day } from './fields.ts';

const document = z.object({
  /** As consents name it: v1, v2, ... */
  version: z.string(),
  effective_on: day,
  /** In the reader's language; Markdown. */
  text: z.string(),
});
export type WireLegalText = z.infer<typeof document>;

export const getLegalDocument = contract({
  summary: 'A legal document of the brand: the wording in force, and the one that is to come',
  family: 'main',
  method: 'GET',
  path: '/legal/:kind',
  params: z.object({ kind: z.enum(['terms', 'privacy']) }),
  response: z.object({
    /** Null: the brand has published none, and our draft stands in for it. */
    document: z.nullable(document),
    coming: z.nullable(document),
  }),
});

export const getLegalState = contract({
  summary: 'Which of the wordings in force nobody has agreed to yet for the acting student',
  family: 'main',
  method: 'GET',
  path: '/user_management/student/auth/legal',
  response: z.object({
    missing: z.array(z.object({ document: z.enum(['terms', 'privacy']), version: z.string() })),
  }),
});
