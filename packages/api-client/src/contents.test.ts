import { openContentHistory, updateContentHistory } from '@shala/wire/content-histories.ts';
import {
  getExamChapterContent,
  listChapterContents,
  listChapters as listChaptersContract,
  listExamChapters,
  listPendingContents as listPendingContract,
  putChapterContent,
  type WireContent,
} from '@shala/wire/contents.ts';
import { expect, test } from 'vitest';
import { openHistory, reportPlayed } from './content-histories.ts';
import { changeContent, getContent, listChapters, listContents, listPendingContents } from './contents.ts';
import { wireOf } from './hold-to-contract.ts';

const content: WireContent = {
  id: 7,
  chaptor_id: 3,
  exam_chapter_id: null,
  chapter_name: 'Force and friction',
  chapter_number: 5,
  subject_id: 2,
  subject_name: 'Physics',
  title: 'Friction on a slope',
  description: 'Why a block stays put.',
  notes: 'mg sin',
  is_completed: false,
  current_student_vote: 0,
  upvote: 0,
  total_views: 12,
  total_upvotes: 4,
  total_downvotes: 1,
  is_active: true,
  disabled: false,
  played_seconds: 31.5,
  content_library: {
    id: 90,
    content_type: 'video',
    thumbnail_url: 'https://files.example/p.jpg',
    s3_attachment_url: '/playlist',
    attachmentUrl: '/playlist',
    content_url: '/playlist',
    content_exercise_attempt: {
      id: 5,
      startedAt: '2026-11-01T10:00:00Z',
      completedAt: null,
      evaluation: null,
      results: null,
    },
    state: 'ready',
    duration_seconds: 61.2,
    page_count: null,
    is_embeddable: false,
    captions: [{ locale: 'hi', label: 'हिन्दी', url: 'https://files.example/hi.vtt' }],
    previews: {
      url: 'https://files.example/s.jpg',
      seconds_per_tile: 2,
      columns: 5,
      rows: 6,
      tile_width: 160,
      tile_height: 90,
    },
    quick_quiz_questions_count: 4,
  },
};
const clean = {
  id: 7,
  libraryId: 90,
  chapterId: 3,
  chapterNumber: 5,
  type: 'video',
  vote: 'down',
  note: 'mg sin',
  playedSeconds: 31.5,
  durationSeconds: 61.2,
  url: '/playlist',
  previews: { secondsPerTile: 2, tileWidth: 160 },
  quickQuiz: { attemptId: 5, isCompleted: false, score: null },
};
const subject = { id: 2, name: 'Physics', color_code: '2', icon: 'atom' };
const chapter = {
  id: 3,
  name: 'Force and friction',
  number: 5,
  contents_count: 9,
  completed_exercises_count: 2,
  is_active: true,
  disabled: true,
  cummulative_completion_percentage: 20,
};
const classRoom = { id: 41, kind: 'class_room' } as const;
const exam = { id: 42, kind: 'exam' } as const;

test('chapters of both skins become one shape', async () => {
  const ofClass = wireOf(listChaptersContract, {
    subject,
    chaptors: [
      {
        ...chapter,
        excercises_count: 6,
        exercise_completion_percentage: 10,
        content_completion_percentage: 30,
        chaptor_contents: [content],
      },
    ],
  });
  const found = await listChapters(ofClass.transport, { course: classRoom, subjectId: 2, search: 'fri' });
  expect(ofClass.sent().query).toEqual({ search: 'fri' });
  const shape = {
    number: 5,
    isLocked: true,
    exerciseCount: 6,
    exercisesDone: 2,
    contentPercent: 30,
    exercisePercent: 10,
  };
  expect(found).toMatchObject({ subject: { colourCode: '2' }, chapters: [{ ...shape, contents: [clean] }] });

  const ofExam = wireOf(listExamChapters, {
    subject,
    exam_chapters: [
      {
        ...chapter,
        exam_exercises_count: 6,
        exam_exercise_completion_percentage: 10,
        exam_content_completion_percentage: 30,
        exam_chapter_contents: [],
      },
    ],
  });
  const twin = await listChapters(ofExam.transport, { course: exam, subjectId: 2, search: '' });
  expect(twin.chapters).toEqual([{ ...found.chapters[0], contents: [] }]);
});

test('a page of contents brings its heading and its paging', async () => {
  const { transport, sent } = wireOf(listChapterContents, {
    chaptor: {
      id: 3,
      name: 'Force',
      number: 5,
      disabled: false,
      subject,
      counts: { video: 2, pdf: 1, external_link: 4 },
    },
    chaptor_contents: [content],
    meta: {
      current_page: 2,
      total_pages: 3,
      total_count: 21,
      next_page: 3,
      prev_page: 1,
      items_per_page: 10,
    },
  });
  const page = await listContents(transport, { course: classRoom, chapterId: 3, search: '', page: 2 });
  expect(sent().query).toMatchObject({ page: '2' });
  expect(page).toMatchObject({
    chapter: { videos: 2, pdfs: 1, links: 4 },
    contents: [clean],
    paging: { page: 2, pages: 3, total: 21, perPage: 10 },
  });
});

test('what was begun comes from the course, a single content from its chapter', async () => {
  const pending = wireOf(listPendingContract, { pending_chapter_contents: [content] });
  await expect(listPendingContents(pending.transport, classRoom)).resolves.toMatchObject([clean]);
  const single = wireOf(getExamChapterContent, {
    student_exam_chapter_content: { ...content, chaptor_id: null, exam_chapter_id: 8 },
  });
  const ref = { course: exam, chapterId: 8, contentId: 7 };
  await expect(getContent(single.transport, ref)).resolves.toMatchObject({ id: 7, chapterId: 8 });
});

test.each([
  [{ vote: 'up' }, { upvote: 1 }],
  [{ vote: 'down' }, { upvote: 0 }],
  [{ vote: null }, { upvote: 'reset' }],
  [{ isCompleted: true }, { is_completed: true }],
  [{ note: null }, { notes: null }],
] as const)('the change %o is sent as %o', async (change, wire) => {
  const { transport, sent } = wireOf(putChapterContent, { student_chaptor_content: content });
  await changeContent(transport, { course: classRoom, chapterId: 3, contentId: 7 }, change);
  expect(sent().body).toEqual({ student_chaptor_content: wire });
});

test('a report says what was played, where the film stands, and how long ago that was', async () => {
  const history = {
    id: 9,
    content_library_id: 90,
    played_seconds: 30,
    watched_seconds: 28,
    updated_at: '2026-11-01T10:00:00Z',
  };
  const open = wireOf(openContentHistory, { content_history: history });
  const record = { id: 9, playedSeconds: 30, watchedSeconds: 28 };
  await expect(openHistory(open.transport, { courseId: 41, libraryId: 90 })).resolves.toEqual(record);
  const { transport, sent } = wireOf(updateContentHistory, { content_history: history });
  await reportPlayed(transport, {
    courseId: 41,
    historyId: 9,
    playedSeconds: 30,
    intervals: [[2, 30]],
    secondsAgo: 4,
  });
  expect(sent().body).toEqual({ played_seconds: 30, intervals: [[2, 30]], seconds_ago: 4 });
});
