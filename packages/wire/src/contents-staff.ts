import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { done, id, idText } from './fields.ts';

const base = '/course/staff';

const texts = (most: number) =>
  z.object({
    en: z.string().check(z.trim(), z.minLength(1), z.maxLength(most)),
    hi: z.optional(z.string().check(z.trim(), z.maxLength(most))),
  });
const someTexts = z.object({
  en: z.optional(z.string().check(z.trim(), z.maxLength(2_000))),
  hi: z.optional(z.string().check(z.trim(), z.maxLength(2_000))),
});
/** Null: nothing is written in this language. */
const givenTexts = z.object({ en: z.string(), hi: z.nullable(z.string()) });
const shownTexts = z.object({ en: z.nullable(z.string()), hi: z.nullable(z.string()) });

const taughtSubject = z.object({
  id,
  name: z.string(),
  color_code: z.string(),
  chapters: z.array(
    z.object({
      id,
      number: z.int(),
      name: z.string(),
      contents_count: z.int(),
      /** Of the contents, those that no student sees. */
      drafts_count: z.int(),
      /** Being made ready, or failed at it. */
      waiting_count: z.int(),
      exercises_count: z.int(),
    }),
  ),
});

export const listTaughtCourses = contract({
  summary: 'The courses of the school that the member of staff fills: subjects, chapters and what is in them',
  family: 'main',
  method: 'GET',
  path: `${base}/courses`,
  response: z.object({
    courses: z.array(
      z.object({ id, name: z.string(), papers_count: z.int(), subjects: z.array(taughtSubject) }),
    ),
  }),
});
export type WireTaughtSubject = z.infer<typeof taughtSubject>;

const staffContent = z.object({
  id,
  content_library_id: id,
  content_type: z.enum(['video', 'pdf', 'external_link']),
  title: givenTexts,
  description: shownTexts,
  is_published: z.boolean(),
  /** waiting: for its file, or for its turn. */
  state: z.enum(['waiting', 'processing', 'ready', 'failed']),
  progress_percent: z.int(),
  /** Why it failed; the console has words for each. */
  failure_code: z.nullable(z.string()),
  has_file: z.boolean(),
  /** Whether a student could open it, were it published: also while its next version is made. */
  is_playable: z.boolean(),
  /** Whether it may be taken away for good: no student has ever seen it. */
  is_removable: z.boolean(),
  duration_seconds: z.nullable(z.number()),
  page_count: z.nullable(z.int()),
  external_url: z.nullable(z.string()),
  poster_url: z.nullable(z.string()),
  /** Of a PDF that is ready. */
  file_url: z.nullable(z.string()),
  /** A file that is on its way; null: none. */
  upload: z.nullable(z.object({ size_bytes: z.int() })),
  /** The words of a film, one WebVTT file for each language. */
  captions: z.array(z.object({ locale: z.enum(['en', 'hi']), url: z.nullable(z.string()) })),
});
export type WireStaffContent = z.infer<typeof staffContent>;

const chapterParams = z.object({ chapterId: idText });
const contentParams = z.object({ contentId: idText });
const one = z.object({ content: staffContent });

const chapterHead = z.object({
  id,
  number: z.int(),
  name: z.string(),
  course_id: id,
  course_name: z.string(),
  subject_id: id,
  subject_name: z.string(),
  subject_color_code: z.string(),
});

export const getTaughtChapter = contract({
  summary: 'A chapter with everything in it, drafts and what is being made ready too',
  family: 'main',
  method: 'GET',
  path: `${base}/chapters/:chapterId`,
  params: chapterParams,
  response: z.object({ chapter: chapterHead, contents: z.array(staffContent) }),
});

export const createDraft = contract({
  summary: 'A new film, PDF or link at the end of a chapter; students see it once it is published',
  family: 'main',
  method: 'POST',
  path: `${base}/chapters/:chapterId/contents`,
  params: chapterParams,
  body: z.object({
    content: z.object({
      content_type: z.enum(['video', 'pdf', 'external_link']),
      title: texts(200),
      /** Of a link, and of nothing else. */
      external_url: z.optional(z.string().check(z.maxLength(2_000))),
    }),
  }),
  response: one,
});

export const orderContents = contract({
  summary: 'Puts the contents of a chapter into an order; all of them are named',
  family: 'main',
  method: 'PUT',
  path: `${base}/chapters/:chapterId/order`,
  params: chapterParams,
  body: z.object({ order: z.object({ content_ids: z.array(id).check(z.maxLength(1_000)) }) }),
  response: z.object({ contents: z.array(staffContent) }),
});

export const updateContent = contract({
  summary: 'Names a content, in both languages',
  family: 'main',
  method: 'PUT',
  path: `${base}/contents/:contentId`,
  params: contentParams,
  body: z.object({ content: z.object({ title: texts(200), description: someTexts }) }),
  response: one,
});

export const publishContent = contract({
  summary: 'Shows a content to students, or takes it from their sight; they are told once',
  family: 'main',
  method: 'PUT',
  path: `${base}/contents/:contentId/publication`,
  params: contentParams,
  body: z.object({ publication: z.object({ is_published: z.boolean() }) }),
  response: one,
});

export const removeDraft = contract({
  summary: 'Takes away what no student has seen',
  family: 'main',
  method: 'DELETE',
  path: `${base}/contents/:contentId`,
  params: contentParams,
  response: done,
});

const sourceUpload = z.object({
  size_bytes: z.int(),
  part_size: z.int(),
  /**
   * PUT exactly the bytes from (number - 1) * part_size to the address. Addresses live for a quarter of an hour;
   * announce the same file again for new ones. Empty: all there, call finish.
   */
  missing_parts: z.array(z.object({ number: z.int(), size_bytes: z.int(), url: z.string() })),
});
export type WireSourceUpload = z.infer<typeof sourceUpload>;

export const announceSource = contract({
  summary: 'Announces the file of a film or PDF; the same one again goes on where it stopped',
  family: 'main',
  method: 'POST',
  path: `${base}/contents/:contentId/upload`,
  params: contentParams,
  body: z.object({
    file: z.object({
      size_bytes: z.int().check(z.gte(0)),
      /** Of name, size and date: how the same file is known again. */
      fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
  }),
  response: z.object({ upload: sourceUpload }),
});

export const finishSource = contract({
  summary: 'All is sent: the work on the file begins',
  family: 'main',
  method: 'POST',
  path: `${base}/contents/:contentId/upload/finish`,
  params: contentParams,
  response: one,
});

const captionParams = z.object({ contentId: idText, locale: z.enum(['en', 'hi']) });

export const saveCaptions = contract({
  summary: 'The words of a film in one language; they take the place of those that were there',
  family: 'main',
  method: 'PUT',
  path: `${base}/contents/:contentId/captions/:locale`,
  params: captionParams,
  body: z.object({
    captions: z.object({
      /** A WebVTT or SubRip file. What is wrong is told with its line. */
      text: z.string().check(z.maxLength(1_048_576)),
    }),
  }),
  response: one,
});

export const removeCaptions = contract({
  summary: 'Takes the words of one language away',
  family: 'main',
  method: 'DELETE',
  path: `${base}/contents/:contentId/captions/:locale`,
  params: captionParams,
  response: one,
});

/** The bytes of an answer that is not JSON. */
const bytes = z.unknown();

export const previewPlaylist = contract({
  summary: 'The master playlist of a film, for whoever fills its chapter',
  family: 'main',
  method: 'GET',
  path: `${base}/contents/:contentId/playlist`,
  params: contentParams,
  response: bytes,
});

export const previewRendition = contract({
  summary: 'One rendition of it',
  family: 'main',
  method: 'GET',
  path: `${base}/contents/:contentId/playlist/:rendition`,
  params: z.object({ contentId: idText, rendition: z.string().check(z.regex(/^[a-z0-9_-]{1,20}$/)) }),
  response: bytes,
});

export const previewKey = contract({
  summary: 'The key of the film, for whoever fills its chapter',
  family: 'main',
  method: 'GET',
  path: `${base}/contents/:contentId/key`,
  params: contentParams,
  query: z.object({ version: z.optional(idText) }),
  response: bytes,
});
