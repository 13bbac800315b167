import type { LocalText } from '@shala/brand/brand.ts';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { replaceQuestions, upsertPracticeItem } from './bank-store.ts';

/** Where it hangs decides what it is. */
export type PracticePlace =
  | { kind: 'exercise' | 'exam_exercise'; chapterId: number }
  | { kind: 'quick_quiz'; contentLibraryId: number }
  | { kind: 'paper'; courseId: number };

/** Minutes for the whole, or seconds for each question. */
export type PracticeTimer =
  | { timer: 'whole_quiz'; time: number }
  | { timer: 'per_question'; time: number }
  | { timer: 'none'; time: null };

export interface SavePracticeItem {
  ownerTenantId: number;
  slug: string;
  place: PracticePlace;
  title: LocalText;
  description: LocalText;
  timer: PracticeTimer;
  rightMarks: number;
  wrongMarks: number;
  deadline: Date | null;
  month: number | null;
  year: number | null;
  /** How often a student may begin it; null: as often as they like. */
  maxRuns: number | null;
  /** Each student sees the questions in an order of their own. */
  isShuffled: boolean;
  /** So many of the questions are drawn for each run; null: all. */
  poolSize: number | null;
  position: number;
  isActive: boolean;
  /** In their order. */
  questionIds: readonly number[];
}

export async function savePracticeItem(tx: Tx, item: SavePracticeItem): Promise<Saved> {
  if (item.questionIds.length === 0) throw new AppError('practice_item_empty', { item: item.slug });
  const { place } = item;
  const saved = await upsertPracticeItem(tx, {
    owner_tenant_id: item.ownerTenantId,
    slug: item.slug,
    kind: place.kind,
    chapter_id: 'chapterId' in place ? place.chapterId : null,
    content_library_id: 'contentLibraryId' in place ? place.contentLibraryId : null,
    course_id: 'courseId' in place ? place.courseId : null,
    title: item.title,
    description: item.description,
    timer: item.timer.timer,
    time: item.timer.time,
    right_marks: item.rightMarks,
    wrong_marks: item.wrongMarks,
    deadline: item.deadline,
    month: item.month,
    year: item.year,
    max_runs: item.maxRuns,
    is_shuffled: item.isShuffled,
    pool_size: item.poolSize,
    position: item.position,
    is_active: item.isActive,
  });
  const isOther = await replaceQuestions(tx, saved.id, item.questionIds);
  return { id: saved.id, change: saved.change === 'unchanged' && isOther ? 'changed' : saved.change };
}
