import type {
  listChapterContents,
  listChapters,
  listPendingContents,
  WireChapter,
  WireContent,
} from '@shala/wire/contents.ts';
import type { ResponseOf } from '@shala/wire/contract.ts';

/** Lessons as the server gives them, for tests of the apps; example-contents.test.ts holds them to the contract. */
type Library = WireContent['content_library'];

export function content(
  id: number,
  title: string,
  { library, ...more }: Partial<Omit<WireContent, 'content_library'>> & { library?: Partial<Library> } = {},
): WireContent {
  return {
    id,
    chaptor_id: 3,
    exam_chapter_id: null,
    chapter_name: 'Force and friction',
    chapter_number: 5,
    subject_id: 2,
    subject_name: 'Physics',
    title,
    description: '',
    notes: null,
    is_completed: false,
    current_student_vote: null,
    upvote: null,
    total_views: 0,
    total_upvotes: 0,
    total_downvotes: 0,
    is_active: true,
    disabled: false,
    played_seconds: 0,
    ...more,
    content_library: {
      id: id + 1000,
      content_type: 'video',
      thumbnail_url: null,
      s3_attachment_url: null,
      attachmentUrl: null,
      content_url: null,
      content_exercise_attempt: null,
      state: 'ready',
      duration_seconds: 504,
      page_count: null,
      is_embeddable: false,
      captions: [],
      previews: null,
      quick_quiz_questions_count: 0,
      ...library,
    },
  };
}

const subject = { id: 2, name: 'Physics', color_code: '2', icon: 'atom' };

export function chapter(number: number, name: string, more: Partial<WireChapter> = {}): WireChapter {
  return {
    id: number,
    name,
    number,
    contents_count: 7,
    completed_exercises_count: 1,
    is_active: true,
    disabled: false,
    cummulative_completion_percentage: 57,
    excercises_count: 3,
    exercise_completion_percentage: 50,
    content_completion_percentage: 64,
    chaptor_contents: [],
    ...more,
  };
}

export const chapters = (...list: WireChapter[]): ResponseOf<typeof listChapters> => ({
  subject,
  chaptors: list,
});

/** A page of a chapter that holds `total` contents, ten to a page. */
export const contentsPage = (
  contents: WireContent[],
  { page = 1, total = contents.length } = {},
): ResponseOf<typeof listChapterContents> => {
  const pages = Math.max(1, Math.ceil(total / 10));
  return {
    chaptor: {
      id: 3,
      name: 'Force and friction',
      number: 5,
      disabled: false,
      subject,
      counts: { video: 5, pdf: 1, external_link: 1 },
    },
    chaptor_contents: contents,
    meta: {
      current_page: page,
      total_pages: pages,
      total_count: total,
      next_page: page < pages ? page + 1 : null,
      prev_page: page > 1 ? page - 1 : null,
      items_per_page: 10,
    },
  };
};

export const pending = (...contents: WireContent[]): ResponseOf<typeof listPendingContents> => ({
  pending_chapter_contents: contents,
});
