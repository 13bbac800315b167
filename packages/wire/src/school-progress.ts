import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { id, idText } from './fields.ts';

const base = '/school/staff';

const figures = z.object({
  /** Per cent, as the student sees them. */
  score: z.number(),
  accuracy: z.number(),
  completion: z.number(),
  minutes: z.number(),
  attempt_count: z.int(),
});
export type WireClassFigures = z.infer<typeof figures>;

const subjects = z.array(z.object({ id, name: z.string(), color_code: z.nullable(z.string()), figures }));

export const getSectionProgress = contract({
  summary: 'How each student of a section stands in its course: the figures of their own screens',
  family: 'main',
  method: 'GET',
  path: `${base}/sections/:sectionId/progress`,
  params: z.object({ sectionId: idText }),
  response: z.object({
    section: z.object({ id, name: z.string(), course_name: z.string() }),
    /** Of a tutor: the subjects taught there. */
    students: z.array(z.object({ id, name: z.string(), roll: z.nullable(z.int()), figures })),
  }),
});

export const exportSectionProgress = contract({
  summary: 'The same as a CSV file',
  family: 'main',
  method: 'GET',
  path: `${base}/sections/:sectionId/progress.csv`,
  params: z.object({ sectionId: idText }),
  response: z.unknown(),
});

export const getStudentProgress = contract({
  summary: 'How one student stands in the course of their section, subject by subject',
  family: 'main',
  method: 'GET',
  path: `${base}/students/:studentId/progress`,
  params: z.object({ studentId: idText }),
  response: z.object({ figures: z.nullable(figures), subjects }),
});
