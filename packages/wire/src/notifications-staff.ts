import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { done, id } from './fields.ts';

const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

export const sendMessage = contract({
  summary: 'An administrator writes to the students of a course, or of some of its sections',
  family: 'main',
  method: 'POST',
  path: '/notice/staff/messages',
  body: z.object({
    message: z.object({
      course_id: id,
      /** Empty: every student entitled to the course. */
      section_ids: z.array(id).check(z.maxLength(200)),
      title: words(100),
      body: words(1000),
    }),
  }),
  response: done,
});
