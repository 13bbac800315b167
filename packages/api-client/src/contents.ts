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
  WireChapter,
  WireChapterHead,
  WireContent,
  WireExamChapter,
} from '@shala/wire/contents.ts';
import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type { WireMeta } from '@shala/wire/paging.ts';
import type { StudentCourse } from './courses.ts';
import type { Transport } from './transport.ts';

export type ContentType = 'video' | 'pdf' | 'external_link';
export type Vote = 'up' | 'down' | null;
type CourseRef = Pick<StudentCourse, 'id' | 'kind'>;

export interface Caption {
  readonly locale: 'en' | 'hi';
  readonly label: string;
  readonly url: string;
}

/** One picture of many small ones: what stands above the seek bar. */
export interface Previews {
  readonly url: string;
  readonly secondsPerTile: number;
  readonly columns: number;
  readonly rows: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
}

export interface QuickQuizState {
  readonly attemptId: number;
  readonly isCompleted: boolean;
  readonly score: number | null;
}

export interface Content {
  readonly id: number;
  readonly libraryId: number;
  readonly chapterId: number;
  readonly chapterName: string;
  readonly chapterNumber: number;
  readonly subjectId: number;
  readonly subjectName: string;
  readonly title: string;
  readonly description: string;
  readonly type: ContentType;
  readonly state: 'waiting' | 'processing' | 'ready' | 'failed';
  readonly isLocked: boolean;
  readonly isCompleted: boolean;
  readonly note: string | null;
  readonly vote: Vote;
  readonly views: number;
  readonly upvotes: number;
  readonly downvotes: number;
  readonly playedSeconds: number;
  readonly durationSeconds: number | null;
  readonly pageCount: number | null;
  readonly thumbnailUrl: string | null;
  /** A film's playlist, a PDF's file or the link itself; null while locked or not ready. */
  readonly url: string | null;
  readonly isEmbeddable: boolean;
  readonly captions: readonly Caption[];
  readonly previews: Previews | null;
  /** 0: the content has no quick quiz. */
  readonly quickQuizQuestions: number;
  readonly quickQuiz: QuickQuizState | null;
}

export interface SubjectHead {
  readonly id: number;
  readonly name: string;
  readonly colourCode: string;
  readonly icon: string;
}

export interface Chapter {
  readonly id: number;
  readonly name: string;
  readonly number: number;
  readonly isLocked: boolean;
  readonly contentCount: number;
  readonly exerciseCount: number;
  readonly completionPercent: number;
  readonly contentPercent: number;
  readonly exercisePercent: number;
  /** The first few contents. */
  readonly contents: readonly Content[];
}

export interface ChapterHead {
  readonly id: number;
  readonly name: string;
  readonly number: number;
  readonly isLocked: boolean;
  readonly subject: SubjectHead;
  readonly videos: number;
  readonly pdfs: number;
  readonly links: number;
}

export interface Paging {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly perPage: number;
}

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

export interface ContentsPage {
  readonly chapter: ChapterHead;
  readonly contents: Content[];
  readonly paging: Paging;
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

function toSubjectHead(wire: { id: number; name: string; color_code: string; icon: string }): SubjectHead {
  return { id: wire.id, name: wire.name, colourCode: wire.color_code, icon: wire.icon };
}

function toChapter(wire: WireChapter): Chapter {
  return {
    id: wire.id,
    name: wire.name,
    number: wire.number,
    isLocked: wire.disabled,
    contentCount: wire.contents_count,
    exerciseCount: wire.excercises_count,
    completionPercent: wire.cummulative_completion_percentage,
    contentPercent: wire.content_completion_percentage,
    exercisePercent: wire.exercise_completion_percentage,
    contents: wire.chaptor_contents.map(toContent),
  };
}

function toExamChapter(wire: WireExamChapter): Chapter {
  return {
    id: wire.id,
    name: wire.name,
    number: wire.number,
    isLocked: wire.disabled,
    contentCount: wire.contents_count,
    exerciseCount: wire.exam_exercises_count,
    completionPercent: wire.cummulative_completion_percentage,
    contentPercent: wire.exam_content_completion_percentage,
    exercisePercent: wire.exam_exercise_completion_percentage,
    contents: wire.exam_chapter_contents.map(toContent),
  };
}

function toPage(chapter: WireChapterHead, contents: WireContent[], meta: WireMeta): ContentsPage {
  return {
    chapter: {
      id: chapter.id,
      name: chapter.name,
      number: chapter.number,
      isLocked: chapter.disabled,
      subject: toSubjectHead(chapter.subject),
      videos: chapter.counts.video,
      pdfs: chapter.counts.pdf,
      links: chapter.counts.external_link,
    },
    contents: contents.map(toContent),
    paging: toPaging(meta),
  };
}

export function toPaging(meta: WireMeta): Paging {
  return {
    page: meta.current_page,
    pages: meta.total_pages,
    total: meta.total_count,
    perPage: meta.items_per_page,
  };
}

function toContent(wire: WireContent): Content {
  const library = wire.content_library;
  return {
    id: wire.id,
    libraryId: library.id,
    chapterId: wire.chaptor_id ?? wire.exam_chapter_id ?? 0,
    chapterName: wire.chapter_name,
    chapterNumber: wire.chapter_number,
    subjectId: wire.subject_id,
    subjectName: wire.subject_name,
    title: wire.title,
    description: wire.description,
    type: library.content_type,
    state: library.state,
    isLocked: wire.disabled,
    isCompleted: wire.is_completed,
    note: wire.notes,
    vote: wire.current_student_vote === null ? null : wire.current_student_vote === 1 ? 'up' : 'down',
    views: wire.total_views,
    upvotes: wire.total_upvotes,
    downvotes: wire.total_downvotes,
    playedSeconds: wire.played_seconds,
    durationSeconds: library.duration_seconds,
    pageCount: library.page_count,
    thumbnailUrl: library.thumbnail_url,
    url: library.content_url,
    isEmbeddable: library.is_embeddable,
    captions: library.captions,
    previews: toPreviews(library.previews),
    quickQuizQuestions: library.quick_quiz_questions_count,
    quickQuiz: toQuickQuiz(library.content_exercise_attempt),
  };
}

function toPreviews(wire: WireContent['content_library']['previews']): Previews | null {
  if (!wire) return null;
  return {
    url: wire.url,
    secondsPerTile: wire.seconds_per_tile,
    columns: wire.columns,
    rows: wire.rows,
    tileWidth: wire.tile_width,
    tileHeight: wire.tile_height,
  };
}

function toQuickQuiz(
  wire: WireContent['content_library']['content_exercise_attempt'],
): QuickQuizState | null {
  if (!wire) return null;
  return {
    attemptId: wire.id,
    isCompleted: wire.completedAt !== null,
    score: wire.results?.score ?? null,
  };
}
