import type {
  getChapterContent,
  getExamChapterContent,
  listChapterContents,
  listChapters as listClassRoomChapters,
  listExamChapterContents,
  listExamChapters,
  listPendingContents as listPendingClassRoomContents,
  listPendingExamContents,
  putChapterContent,
} from '@shala/wire/contents.ts';
import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import {
  type Chapter,
  type Content,
  type ContentsPage,
  type SubjectHead,
  toChapter,
  toContent,
  toExamChapter,
  toPage,
  toSubjectHead,
  type Vote,
} from './content-shape.ts';
import type { StudentCourse } from './courses.ts';
import type { Transport } from './transport.ts';

type CourseRef = Pick<StudentCourse, 'id' | 'kind'>;

const base = '/course/student/student_courses';
const chapterPath = (course: CourseRef, chapterId: number) =>
  `${base}/${course.id}/${course.kind === 'exam' ? 'exam_chapters' : 'chaptors'}/${chapterId}`;
const contentsPath = (course: CourseRef, chapterId: number) =>
  `${chapterPath(course, chapterId)}/${course.kind === 'exam' ? 'exam_chapter_contents' : 'chaptor_contents'}`;

interface ChaptersRequest {
  readonly course: CourseRef;
  readonly subjectId: number;
  readonly search: string;
  readonly signal?: AbortSignal;
}

export async function listChapters(
  transport: Transport,
  { course, subjectId, search, signal }: ChaptersRequest,
): Promise<{ subject: SubjectHead; chapters: Chapter[] }> {
  const call = { family: 'main', method: 'GET', query: { search: search || undefined }, signal } as const;
  if (course.kind === 'exam') {
    const answer = await transport.send<ResponseOf<typeof listExamChapters>>({
      ...call,
      path: `${base}/${course.id}/exam_subjects/${subjectId}/exam_chapters`,
    });
    return { subject: toSubjectHead(answer.subject), chapters: answer.exam_chapters.map(toExamChapter) };
  }
  const answer = await transport.send<ResponseOf<typeof listClassRoomChapters>>({
    ...call,
    path: `${base}/${course.id}/class_room_subjects/${subjectId}/chaptors`,
  });
  return { subject: toSubjectHead(answer.subject), chapters: answer.chaptors.map(toChapter) };
}

interface ContentsRequest {
  readonly course: CourseRef;
  readonly chapterId: number;
  readonly search: string;
  readonly page: number;
  readonly perPage?: number;
  readonly signal?: AbortSignal;
}

export async function listContents(
  transport: Transport,
  { course, chapterId, search, page, perPage, signal }: ContentsRequest,
): Promise<ContentsPage> {
  const query = {
    search: search || undefined,
    page: String(page),
    items_per_page: perPage === undefined ? undefined : String(perPage),
  };
  const call = {
    family: 'main',
    method: 'GET',
    path: contentsPath(course, chapterId),
    query,
    signal,
  } as const;
  if (course.kind === 'exam') {
    const answer = await transport.send<ResponseOf<typeof listExamChapterContents>>(call);
    return toPage(answer.exam_chapter, answer.exam_chapter_contents, answer.meta);
  }
  const answer = await transport.send<ResponseOf<typeof listChapterContents>>(call);
  return toPage(answer.chaptor, answer.chaptor_contents, answer.meta);
}

/** Begun and not completed, the last one first. */
export async function listPendingContents(
  transport: Transport,
  course: CourseRef,
  signal?: AbortSignal,
): Promise<Content[]> {
  if (course.kind === 'exam') {
    const answer = await transport.send<ResponseOf<typeof listPendingExamContents>>({
      family: 'main',
      method: 'GET',
      path: `${base}/${course.id}/pending_exam_chapter_contents`,
      signal,
    });
    return answer.pending_exam_chapter_contents.map(toContent);
  }
  const answer = await transport.send<ResponseOf<typeof listPendingClassRoomContents>>({
    family: 'main',
    method: 'GET',
    path: `${base}/${course.id}/pending_chapter_contents`,
    signal,
  });
  return answer.pending_chapter_contents.map(toContent);
}

export interface ContentRef {
  readonly course: CourseRef;
  readonly chapterId: number;
  readonly contentId: number;
}

export async function getContent(
  transport: Transport,
  { course, chapterId, contentId }: ContentRef,
  signal?: AbortSignal,
): Promise<Content> {
  const call = {
    family: 'main',
    method: 'GET',
    path: `${contentsPath(course, chapterId)}/${contentId}`,
    signal,
  } as const;
  return readSingle(course, await transport.send<SingleContent>(call));
}

/** One of the three at a time. A vote of null takes it back, a note of null deletes it. */
export type ContentChange =
  | { readonly vote: Vote }
  | { readonly isCompleted: true }
  | { readonly note: string | null };

export async function changeContent(
  transport: Transport,
  { course, chapterId, contentId }: ContentRef,
  change: ContentChange,
): Promise<Content> {
  const fields = toWireChange(change);
  const answer = await transport.send<SingleContent>({
    family: 'main',
    method: 'PUT',
    path: `${contentsPath(course, chapterId)}/${contentId}`,
    body:
      course.kind === 'exam' ? { student_exam_chapter_content: fields } : { student_chaptor_content: fields },
  });
  return readSingle(course, answer);
}

function toWireChange(change: ContentChange): BodyOf<typeof putChapterContent>['student_chaptor_content'] {
  if ('vote' in change) return { upvote: change.vote === null ? 'reset' : change.vote === 'up' ? 1 : 0 };
  if ('note' in change) return { notes: change.note };
  return { is_completed: true };
}

type SingleContent = Partial<ResponseOf<typeof getChapterContent> & ResponseOf<typeof getExamChapterContent>>;

function readSingle(course: CourseRef, answer: SingleContent): Content {
  const wire = course.kind === 'exam' ? answer.student_exam_chapter_content : answer.student_chaptor_content;
  if (!wire) throw new TypeError('the answer holds no content');
  return toContent(wire);
}
