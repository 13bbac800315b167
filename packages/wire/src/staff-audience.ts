import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { id } from './fields.ts';

const course = z.object({
  id,
  name: z.string(),
  /** Whether everybody who has the course may be told something at once. */
  is_whole: z.boolean(),
  sections: z.array(z.object({ id, name: z.string(), institute_name: z.string() })),
  /** With the sections that may be given work in it; `is_whole`: everybody who has the course. */
  subjects: z.array(
    z.object({
      id,
      name: z.string(),
      color_code: z.nullable(z.string()),
      is_whole: z.boolean(),
      section_ids: z.array(id),
    }),
  ),
});
export type WireAudienceCourse = z.infer<typeof course>;

export const staffAudience = contract({
  summary: 'Whom the member of staff may tell something or give work: courses, sections and subjects',
  family: 'main',
  method: 'GET',
  path: '/console/staff/audience',
  response: z.object({ courses: z.array(course) }),
});
