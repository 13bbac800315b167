import type { WireChapter, WireChapterHead, WireContent, WireExamChapter } from '@shala/wire/contents.ts';
import type { WireMeta } from '@shala/wire/paging.ts';

export type ContentType = 'video' | 'pdf' | 'external_link';
export type Vote = 'up' | 'down' | null;

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
  readonly exercisesDone: number;
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

export interface ContentsPage {
  readonly chapter: ChapterHead;
  readonly contents: Content[];
  readonly paging: Paging;
}

export function toSubjectHead(wire: {
  id: number;
  name: string;
  color_code: string;
  icon: string;
}): SubjectHead {
  return { id: wire.id, name: wire.name, colourCode: wire.color_code, icon: wire.icon };
}

export function toChapter(wire: WireChapter): Chapter {
  return {
    id: wire.id,
    name: wire.name,
    number: wire.number,
    isLocked: wire.disabled,
    contentCount: wire.contents_count,
    exerciseCount: wire.excercises_count,
    exercisesDone: wire.completed_exercises_count,
    completionPercent: wire.cummulative_completion_percentage,
    contentPercent: wire.content_completion_percentage,
    exercisePercent: wire.exercise_completion_percentage,
    contents: wire.chaptor_contents.map(toContent),
  };
}

export function toExamChapter(wire: WireExamChapter): Chapter {
  return {
    id: wire.id,
    name: wire.name,
    number: wire.number,
    isLocked: wire.disabled,
    contentCount: wire.contents_count,
    exerciseCount: wire.exam_exercises_count,
    exercisesDone: wire.completed_exercises_count,
    completionPercent: wire.cummulative_completion_percentage,
    contentPercent: wire.exam_content_completion_percentage,
    exercisePercent: wire.exam_exercise_completion_percentage,
    contents: wire.exam_chapter_contents.map(toContent),
  };
}

export function toPage(chapter: WireChapterHead, contents: WireContent[], meta: WireMeta): ContentsPage {
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

export function toContent(wire: WireContent): Content {
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
