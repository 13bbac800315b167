import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { idText } from './fields.ts';

const media = '/course/student/student_courses/:courseId/content_libraries/:contentLibraryId';

/** The bytes of an answer that is not JSON. The server sends them as they are, the schema only says so. */
const bytes = z.unknown();

export const getPlaylist = contract({
  summary: 'The master playlist of an encrypted film',
  family: 'main',
  method: 'GET',
  path: `${media}/playlist`,
  params: z.object({ courseId: idText, contentLibraryId: idText }),
  response: bytes,
});

export const getRenditionPlaylist = contract({
  summary: 'One rendition of it: segments by addresses that last a quarter of an hour at most',
  family: 'main',
  method: 'GET',
  path: `${media}/playlist/:rendition`,
  params: z.object({
    courseId: idText,
    contentLibraryId: idText,
    rendition: z.string().check(z.regex(/^[a-z0-9_-]{1,20}$/)),
  }),
  response: bytes,
});

export const getContentKey = contract({
  summary: 'The key of an encrypted film, for whoever may watch it now',
  family: 'main',
  method: 'GET',
  path: '/course/student/content_key',
  query: z.object({ contentLibraryId: idText, version: z.optional(idText) }),
  response: bytes,
});
