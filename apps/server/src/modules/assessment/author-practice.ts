import type { LocalText } from '@shala/brand/brand.ts';
import type { Teacher } from '#modules/institutes/index.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { newSecret } from '#platform/random.ts';
import {
  type AuthoredItem,
  lockItem,
  selectAuthoredItem,
  selectLesson,
  selectNextPosition,
  selectOwnQuestions,
} from './authoring-store.ts';
import { type PracticePlace, type PracticeTimer, savePracticeItem } from './save-practice-item.ts';
import { requireTaughtChapter, requireTaughtCourse, subjectsTaught } from './taught-places.ts';

export interface PracticeInput {
  title: LocalText;
  description: LocalText;
  timer: PracticeTimer;
  rightMarks: number;
  wrongMarks: number;
  isShuffled: boolean;
  questionIds: readonly number[];
}

export type WantedPlace = { chapterId: number } | { contentId: number } | { courseId: number };

/** Something to practise that this person makes; any other answers like one that does not exist. */
export async function requireRow(
  db: Queryable,
  { teacher, itemId }: { teacher: Teacher; itemId: number },
): Promise<AuthoredItem> {
  const taught = await subjectsTaught(db, teacher);
  const item = await selectAuthoredItem(
    db,
    itemId,
    taught.map(({ subjectId }) => subjectId),
  );
  if (!item) throw notFound();
  return item;
}

/** The same, to be changed. A quiz hangs on its lesson, which a course may have been lent: then it is the lender's. */
export async function requireOwnRow(
  db: Queryable,
  which: { teacher: Teacher; itemId: number },
): Promise<AuthoredItem> {
  const item = await requireRow(db, which);
  const isLent = item.content_library_id !== null && item.owner_tenant_id !== which.teacher.tenantId;
  if (isLent) throw new AppError('of_another_owner');
  return item;
}

/** Students do not see it before it is published. */
export async function createPractice(
  tx: Tx,
  { teacher, place, input }: { teacher: Teacher; place: WantedPlace; input: PracticeInput },
): Promise<number> {
  const { tenantId } = teacher;
  const found = await findPlace(tx, teacher, place);
  await requireOwnQuestions(tx, tenantId, input.questionIds);
  const position = await selectNextPosition(tx, {
    chapterId: 'chapterId' in found ? found.chapterId : null,
    courseId: 'courseId' in found ? found.courseId : null,
  });
  const saved = await savePracticeItem(tx, {
    ownerTenantId: tenantId,
    slug: `made-${newSecret()}`,
    place: found,
    ...input,
    deadline: null,
    month: null,
    year: null,
    maxRuns: null,
    poolSize: null,
    position,
    isActive: false,
  });
  return saved.id;
}

/** Runs that have begun keep the questions, the time and the marks they had. */
export async function changePractice(
  tx: Tx,
  { teacher, itemId, input }: { teacher: Teacher; itemId: number; input: PracticeInput },
): Promise<void> {
  // Its place and whether it is published are written again: nobody changes them meanwhile.
  await lockItem(tx, itemId);
  const item = await requireOwnRow(tx, { teacher, itemId });
  await requireOwnQuestions(tx, teacher.tenantId, input.questionIds);
  await savePracticeItem(tx, {
    ownerTenantId: item.owner_tenant_id,
    slug: item.slug,
    place: placeOf(item),
    ...input,
    deadline: item.deadline,
    month: item.month,
    year: item.year,
    maxRuns: item.max_runs,
    poolSize: item.pool_size === null ? null : Math.min(item.pool_size, input.questionIds.length),
    position: item.position,
    isActive: item.is_active,
  });
}

async function findPlace(tx: Tx, teacher: Teacher, place: WantedPlace): Promise<PracticePlace> {
  if ('courseId' in place) {
    const course = await requireTaughtCourse(tx, { teacher, courseId: place.courseId });
    return { kind: 'paper', courseId: course.id };
  }
  if ('chapterId' in place) {
    const chapter = await requireTaughtChapter(tx, { teacher, chapterId: place.chapterId });
    return { kind: chapter.kind === 'exam' ? 'exam_exercise' : 'exercise', chapterId: chapter.id };
  }
  const taught = await subjectsTaught(tx, teacher);
  const subjectIds = taught.map(({ subjectId }) => subjectId);
  const lesson = await selectLesson(tx, place.contentId, subjectIds);
  if (!lesson) throw notFound();
  if (lesson.ownerTenantId !== teacher.tenantId) throw new AppError('of_another_owner');
  if (lesson.hasQuiz) throw new AppError('quiz_taken');
  return { kind: 'quick_quiz', contentLibraryId: lesson.libraryId };
}

function placeOf(item: AuthoredItem): PracticePlace {
  if (item.chapter_id !== null) {
    return { kind: item.kind === 'exam_exercise' ? 'exam_exercise' : 'exercise', chapterId: item.chapter_id };
  }
  if (item.content_library_id !== null) {
    return { kind: 'quick_quiz', contentLibraryId: item.content_library_id };
  }
  return { kind: 'paper', courseId: item.course_id ?? 0 };
}

/** Only questions of the school itself, and each once. */
async function requireOwnQuestions(tx: Tx, tenantId: number, ids: readonly number[]): Promise<void> {
  const own = await selectOwnQuestions(tx, tenantId, ids);
  if (own.length !== ids.length) throw notFound();
}
