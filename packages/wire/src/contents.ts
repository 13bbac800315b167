import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { id, idText, instant, search } from './fields.ts';
import { meta, paging } from './paging.ts';

const base = '/course/student/student_courses/:courseId';
const chapterParams = z.object({ courseId: idText, chapterId: idText });
const contentParams = z.object({ courseId: idText, chapterId: idText, contentId: idText });

/** The newest go of the acting student at the quick quiz of a content. */
const contentExerciseAttempt = z.object({
  id,
  startedAt: z.nullable(instant),
  completedAt: z.nullable(instant),
  evaluation: z.nullable(z.enum(['pending', 'done'])),
  results: z.nullable(
    z.object({ score: z.number(), accuracy: z.number(), correct: z.int(), total: z.int() }),
  ),
});

/** Every address is null while the content is locked or not ready. */
const contentLibrary = z.object({
  id,
  content_type: z.enum(['video', 'pdf', 'external_link']),
  thumbnail_url: z.nullable(z.string()),
  s3_attachment_url: z.nullable(z.string()),
  attachmentUrl: z.nullable(z.string()),
  content_url: z.nullable(z.string()),
  content_exercise_attempt: z.nullable(contentExerciseAttempt),
  /** `waiting` and `processing` become `ready` or `failed` without the reader's help. */
  state: z.enum(['waiting', 'processing', 'ready', 'failed']),
  duration_seconds: z.nullable(z.number()),
  page_count: z.nullable(z.int()),
  /** An external link that may stand in a sandboxed frame; the others open in a new tab. */
  is_embeddable: z.boolean(),
  /** Subtitles; given with a single content only. */
  captions: z.array(z.object({ locale: z.enum(['en', 'hi']), label: z.string(), url: z.string() })),
  /** Preview pictures for the seek bar: one picture of many tiles; given with a single content only. */
  previews: z.nullable(
    z.object({
      url: z.string(),
      seconds_per_tile: z.number(),
      columns: z.int(),
      rows: z.int(),
      tile_width: z.int(),
      tile_height: z.int(),
    }),
  ),
  /** How many questions the quick quiz has; 0: there is none. */
  quick_quiz_questions_count: z.int(),
});

const contentFields = {
  id,
  chapter_name: z.string(),
  chapter_number: z.int(),
  subject_id: id,
  subject_name: z.string(),
  title: z.string(),
  description: z.string(),
  notes: z.nullable(z.string()),
  is_completed: z.boolean(),
  /** 1 up, 0 down, null none. */
  current_student_vote: z.nullable(z.literal([1, 0])),
  upvote: z.nullable(z.literal([1, 0])),
  total_views: z.int(),
  total_upvotes: z.int(),
  total_downvotes: z.int(),
  is_active: z.boolean(),
  disabled: z.boolean(),
  /** Where the student is in the film; 0 when not begun. */
  played_seconds: z.number(),
  content_library: contentLibrary,
};

/** One shape for both skins: the chapter's id stands under the name of its kind, the other is null. */
export const chapterContent = z.object({
  ...contentFields,
  chaptor_id: z.nullable(id),
  exam_chapter_id: z.nullable(id),
});
export type WireContent = z.infer<typeof chapterContent>;

const subjectHead = z.object({ id, name: z.string(), color_code: z.string(), icon: z.string() });
const chapterFields = {
  id,
  name: z.string(),
  /** Its place in the syllabus, counted from 1; the same under every search. */
  number: z.int(),
  contents_count: z.int(),
  completed_exercises_count: z.int(),
  is_active: z.boolean(),
  disabled: z.boolean(),
  cummulative_completion_percentage: z.int(),
};
export const chaptor = z.object({
  ...chapterFields,
  excercises_count: z.int(),
  exercise_completion_percentage: z.int(),
  content_completion_percentage: z.int(),
  /** The first few; the rest by `chaptor_contents`. */
  chaptor_contents: z.array(chapterContent),
});
export const examChapter = z.object({
  ...chapterFields,
  exam_exercises_count: z.int(),
  exam_exercise_completion_percentage: z.int(),
  exam_content_completion_percentage: z.int(),
  exam_chapter_contents: z.array(chapterContent),
});
export type WireChapter = z.infer<typeof chaptor>;
export type WireExamChapter = z.infer<typeof examChapter>;

const subjectParams = z.object({ courseId: idText, subjectId: idText });

export const listChapters = contract({
  summary: 'Chapters of a class-room subject with their first contents',
  family: 'main',
  method: 'GET',
  path: `${base}/class_room_subjects/:subjectId/chaptors`,
  params: subjectParams,
  query: z.object({ search }),
  response: z.object({ subject: subjectHead, chaptors: z.array(chaptor) }),
});

export const listExamChapters = contract({
  summary: 'Chapters of an exam subject with their first contents; chapters without content are left out',
  family: 'main',
  method: 'GET',
  path: `${base}/exam_subjects/:subjectId/exam_chapters`,
  params: subjectParams,
  query: z.object({ search }),
  response: z.object({ subject: subjectHead, exam_chapters: z.array(examChapter) }),
});

/** What the heading of a chapter's page needs, so that it works from the address alone. */
const chapterHead = z.object({
  id,
  name: z.string(),
  number: z.int(),
  disabled: z.boolean(),
  subject: subjectHead,
  counts: z.object({ video: z.int(), pdf: z.int(), external_link: z.int() }),
});
export type WireChapterHead = z.infer<typeof chapterHead>;
const contentQuery = z.object({ search, ...paging });

export const listChapterContents = contract({
  summary: 'A page of the contents of a class-room chapter',
  family: 'main',
  method: 'GET',
  path: `${base}/chaptors/:chapterId/chaptor_contents`,
  params: chapterParams,
  query: contentQuery,
  response: z.object({ chaptor: chapterHead, chaptor_contents: z.array(chapterContent), meta }),
});

export const listExamChapterContents = contract({
  summary: 'A page of the contents of an exam chapter',
  family: 'main',
  method: 'GET',
  path: `${base}/exam_chapters/:chapterId/exam_chapter_contents`,
  params: chapterParams,
  query: contentQuery,
  response: z.object({ exam_chapter: chapterHead, exam_chapter_contents: z.array(chapterContent), meta }),
});

export const listPendingContents = contract({
  summary: 'Contents begun and not completed, the last one first; then what comes next',
  family: 'main',
  method: 'GET',
  path: `${base}/pending_chapter_contents`,
  params: z.object({ courseId: idText }),
  response: z.object({ pending_chapter_contents: z.array(chapterContent) }),
});

export const listPendingExamContents = contract({
  summary: 'The same for an exam course',
  family: 'main',
  method: 'GET',
  path: `${base}/pending_exam_chapter_contents`,
  params: z.object({ courseId: idText }),
  response: z.object({ pending_exam_chapter_contents: z.array(chapterContent) }),
});

export const getChapterContent = contract({
  summary: 'One content of a class-room chapter, with its addresses',
  family: 'main',
  method: 'GET',
  path: `${base}/chaptors/:chapterId/chaptor_contents/:contentId`,
  params: contentParams,
  response: z.object({ student_chaptor_content: chapterContent }),
});

export const getExamChapterContent = contract({
  summary: 'One content of an exam chapter, with its addresses',
  family: 'main',
  method: 'GET',
  path: `${base}/exam_chapters/:chapterId/exam_chapter_contents/:contentId`,
  params: contentParams,
  response: z.object({ student_exam_chapter_content: chapterContent }),
});

/** One of the three, or several. `upvote: 'reset'` takes the vote back; `notes: null` deletes the note. */
const contentChange = z.object({
  upvote: z.optional(z.literal([1, 0, 'reset'])),
  is_completed: z.optional(z.literal(true)),
  notes: z.optional(z.nullable(z.string().check(z.maxLength(10_000)))),
});

const changeContent = (method: 'PUT' | 'PATCH') =>
  contract({
    summary: 'Votes, completes or notes a content of a class-room chapter',
    family: 'main',
    method,
    path: `${base}/chaptors/:chapterId/chaptor_contents/:contentId`,
    params: contentParams,
    body: z.object({ student_chaptor_content: contentChange }),
    response: z.object({ student_chaptor_content: chapterContent }),
  });
export const putChapterContent = changeContent('PUT');
export const patchChapterContent = changeContent('PATCH');

const changeExamContent = (method: 'PUT' | 'PATCH') =>
  contract({
    summary: 'Votes, completes or notes a content of an exam chapter',
    family: 'main',
    method,
    path: `${base}/exam_chapters/:chapterId/exam_chapter_contents/:contentId`,
    params: contentParams,
    body: z.object({ student_exam_chapter_content: contentChange }),
    response: z.object({ student_exam_chapter_content: chapterContent }),
  });
export const putExamChapterContent = changeExamContent('PUT');
export const patchExamChapterContent = changeExamContent('PATCH');
