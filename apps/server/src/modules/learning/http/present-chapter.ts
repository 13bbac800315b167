import type { WireChapter, WireChapterHead, WireExamChapter } from '@shala/wire/contents.ts';
import type { WireMeta } from '@shala/wire/paging.ts';
import type { PageMeta } from '#platform/page.ts';
import type { Storage } from '#platform/storage.ts';
import type { listChapters } from '../list-chapters.ts';
import type { listContents } from '../list-contents.ts';
import { presentCard } from './present-content.ts';

type Files = Pick<Storage, 'signedUrl'>;
type Found = Awaited<ReturnType<typeof listChapters>>;
type Subject = Found['subject'];
type Chapter = Found['chapters'][number];

/** A subject without a chosen colour gets the one that its id always leads to. */
export const colourCode = ({ id, colour }: { id: number; colour: number | null }): string =>
  String(colour ?? (id % 7) + 1);

export const presentSubjectHead = (subject: Subject): WireChapterHead['subject'] => ({
  id: subject.id,
  name: subject.name,
  color_code: colourCode(subject),
  icon: subject.icon,
});

const cards = (files: Files, { contents }: Chapter, kind: 'class_room' | 'exam') =>
  Promise.all(contents.map((content) => presentCard(files, content, kind)));

export async function presentChapter(files: Files, found: Chapter): Promise<WireChapter> {
  const { chapter, completion } = found;
  return {
    id: chapter.id,
    name: chapter.name,
    number: chapter.number,
    contents_count: chapter.contentsCount,
    completed_exercises_count: found.exercisesDone,
    is_active: true,
    disabled: found.isDisabled,
    cummulative_completion_percentage: completion.cumulative,
    excercises_count: found.exercisesCount,
    exercise_completion_percentage: completion.exercises,
    content_completion_percentage: completion.contents,
    chaptor_contents: await cards(files, found, 'class_room'),
  };
}

export async function presentExamChapter(files: Files, found: Chapter): Promise<WireExamChapter> {
  const { chapter, completion } = found;
  return {
    id: chapter.id,
    name: chapter.name,
    number: chapter.number,
    contents_count: chapter.contentsCount,
    completed_exercises_count: found.exercisesDone,
    is_active: true,
    disabled: found.isDisabled,
    cummulative_completion_percentage: completion.cumulative,
    exam_exercises_count: found.exercisesCount,
    exam_exercise_completion_percentage: completion.exercises,
    exam_content_completion_percentage: completion.contents,
    exam_chapter_contents: await cards(files, found, 'exam'),
  };
}

export function presentChapterHead({
  chapter,
  isDisabled,
}: Pick<Awaited<ReturnType<typeof listContents>>, 'chapter' | 'isDisabled'>): WireChapterHead {
  return {
    id: chapter.id,
    name: chapter.name,
    number: chapter.number,
    disabled: isDisabled,
    subject: presentSubjectHead(chapter.subject),
    counts: {
      video: chapter.counts.videos,
      pdf: chapter.counts.pdfs,
      external_link: chapter.counts.links,
    },
  };
}

export const presentMeta = (meta: PageMeta): WireMeta => ({
  current_page: meta.number,
  total_pages: meta.pages,
  total_count: meta.total,
  next_page: meta.next,
  prev_page: meta.previous,
  items_per_page: meta.size,
});
