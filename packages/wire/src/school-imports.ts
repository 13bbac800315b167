import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { id, idText } from './fields.ts';

const base = '/school/staff';

const report = z.object({
  id,
  kind: z.enum(['students', 'sections']),
  file_name: z.string(),
  /** Refused: there are problems, and nothing was taken in. Ready: it fits, and waits for a yes. */
  state: z.enum(['checking', 'refused', 'ready', 'saving', 'done']),
  row_count: z.int(),
  problems: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
  /** Problems that are not listed, because there are too many. */
  more_count: z.int(),
  counts: z.array(z.object({ what: z.string(), created: z.int(), changed: z.int(), unchanged: z.int() })),
});
export type WireImportReport = z.infer<typeof report>;

const answer = z.object({ import: report });

export const startSchoolImport = contract({
  summary: 'Takes a list of students with their parents, or of sections, and looks through it',
  family: 'main',
  method: 'POST',
  path: `${base}/institutes/:instituteId/imports`,
  params: z.object({ instituteId: idText }),
  body: z.object({
    import: z.object({
      kind: z.enum(['students', 'sections']),
      file_name: z.string().check(z.minLength(1), z.maxLength(200)),
      content: z.string().check(z.minLength(1), z.maxLength(900_000)),
    }),
  }),
  response: answer,
});

export const getSchoolImport = contract({
  summary: 'How far a list is, and what is wrong with it, row by row',
  family: 'main',
  method: 'GET',
  path: `${base}/imports/:importId`,
  params: z.object({ importId: idText }),
  response: answer,
});

export const applySchoolImport = contract({
  summary: 'Takes a list in that was found to fit: all of it, or nothing',
  family: 'main',
  method: 'POST',
  path: `${base}/imports/:importId/apply`,
  params: z.object({ importId: idText }),
  response: answer,
});
