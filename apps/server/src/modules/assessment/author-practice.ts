import type { LocalText } from '@shala/brand/brand.ts';
import { listTaughtSubjects, type Teacher } from '#modules/institutes/index.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { newSecret } from '#platform/random.ts';
import {
  type AuthoredItem,
  selectAuthoredItem,
  selectChapterKind,
  selectLesson,
  selectNextPosition,
  selectOwnQuestions,
} from './authoring-store.ts';
import { type PracticePlace, type PracticeTimer, savePracticeItem } from './save-practice-item.ts';

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

export async function subjectsTaught(db: Queryable, teacher: Teacher) {
  const taught = await listTaughtSubjects(db, teacher);
  if (taught.length === 0) throw notFound();
  return taught;
}

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
  const item = await requireRow(tx, { teacher, itemId });
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
  const taught = await subjectsTaught(tx, teacher);
  const subjectIds = taught.map(({ subjectId }) => subjectId);
  if ('courseId' in place) {
    if (!taught.some(({ courseId }) => courseId === place.courseId)) throw notFound();
    return { kind: 'paper', courseId: place.courseId };
  }
  if ('chapterId' in place) {
    const chapter = await selectChapterKind(tx, place.chapterId, subjectIds);
    if (!chapter) throw notFound();
    return { kind: chapter.kind === 'exam' ? 'exam_exercise' : 'exercise', chapterId: chapter.id };
  }
  const lesson = await selectLesson(tx, place.contentId, subjectIds);
  if (!lesson) throw notFound();
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
