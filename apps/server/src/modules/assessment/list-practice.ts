import { inLocale, localTextSchema } from '@shala/brand/brand.ts';
import { notFound } from '#platform/app-error.ts';
import { type Page, type PageMeta, pageMeta } from '#platform/page.ts';
import { isOpen, requireCourse } from './access.ts';
import { toRun } from './attempt-store.ts';
import type { EngineDeps, Learner } from './deps.ts';
import type { AttemptKind } from './domain/attempt-kind.ts';
import type { Run, Timer } from './domain/run.ts';
import { extendTime, isOver } from './domain/run-clock.ts';
import { finishOverdueRun } from './finish-run.ts';
import { selectItemPage, selectItemTotal, selectStandings, selectTimeFactor } from './practice-store.ts';

export interface PracticeItemView {
  id: number;
  title: string;
  description: string;
  timer: Timer;
  baseTime: number | null;
  time: number | null;
  isActive: boolean;
  questionsCount: number;
  rightMarks: number;
  wrongMarks: number;
  deadline: Date | null;
  month: number | null;
  year: number | null;
  completedRuns: number;
  /** The newest run that was not given up. */
  run: Run | null;
}

interface ListItems {
  learner: Learner;
  enrolmentId: number;
  kind: AttemptKind;
  search: string;
  page: Page;
}

export interface ExerciseList {
  chapter: { id: number; name: string; subject: { id: number; name: string } };
  isOpen: boolean;
  items: PracticeItemView[];
  meta: PageMeta;
}

/** Exercises of a chapter. The list may be seen even when nothing of it may be begun. */
export async function listExercises(
  deps: EngineDeps,
  { chapterId, ...list }: ListItems & { kind: 'exercise' | 'exam_exercise'; chapterId: number },
): Promise<ExerciseList> {
  const course = await requireCourse(deps, list);
  const { courseId } = course.entitlement;
  const { locale } = list.learner;
  const chapter = await deps.catalogue.findChapter(deps.db, { courseId, chapterId, locale });
  if (!chapter) throw notFound();
  const standing = { subjectId: chapter.subject.id, number: chapter.number };
  return {
    chapter,
    isOpen: isOpen(course, list.kind, [standing]),
    ...(await page(deps, { chapterId }, list)),
  };
}

/** Papers of a course. */
export async function listPapers(
  deps: EngineDeps,
  list: Omit<ListItems, 'kind'>,
): Promise<{ isOpen: boolean; items: PracticeItemView[]; meta: PageMeta }> {
  const kind = 'paper' as const;
  const course = await requireCourse(deps, { ...list, kind });
  const { courseId } = course.entitlement;
  return { isOpen: isOpen(course, kind, []), ...(await page(deps, { courseId }, { ...list, kind })) };
}

async function page(
  deps: EngineDeps,
  place: { chapterId: number } | { courseId: number },
  { learner, enrolmentId, kind, search, page }: ListItems,
) {
  const { db } = deps;
  const { locale } = learner;
  // One letter of Devanagari may be typed in two ways; NFC, which is also stored, makes them one.
  const list = { place, kind, words: search.trim().normalize('NFC'), locale };
  const total = await selectItemTotal(db, list);
  const rows = await selectItemPage(db, list, { limit: page.size, offset: (page.number - 1) * page.size });
  return { items: await viewItems(deps, { learner, enrolmentId, rows }), meta: pageMeta(page, total) };
}

/** Items as their student sees them: the same number of statements for few and for many. */
export async function viewItems(
  deps: Pick<EngineDeps, 'db' | 'bank'>,
  {
    learner: { studentId, locale },
    enrolmentId,
    rows,
  }: { learner: Learner; enrolmentId: number; rows: Awaited<ReturnType<typeof selectItemPage>> },
): Promise<PracticeItemView[]> {
  const factor = await selectTimeFactor(deps.db, studentId);
  const standings = await standingsOf(deps, { studentId, enrolmentId, itemIds: rows.map(({ id }) => id) });
  return rows.map((row) => {
    const standing = standings.get(row.id);
    return {
      id: row.id,
      title: inLocale(localTextSchema.parse(row.title), locale),
      description: inLocale(localTextSchema.parse(row.description), locale),
      timer: row.timer as Timer,
      baseTime: row.time,
      time: extendTime(row.time, factor),
      isActive: row.is_active,
      questionsCount: row.questions_count,
      rightMarks: row.right_marks,
      wrongMarks: row.wrong_marks,
      deadline: row.deadline,
      month: row.month,
      year: row.year,
      completedRuns: standing?.completedRuns ?? 0,
      run: standing?.run ?? null,
    };
  });
}

interface Whose {
  studentId: number;
  enrolmentId: number;
  itemIds: readonly number[];
}

async function standingsOf(
  deps: Pick<EngineDeps, 'db' | 'bank'>,
  whose: Whose,
): Promise<Map<number, { completedRuns: number; run: Run }>> {
  const rows = await selectStandings(deps.db, whose);
  const all = rows.map((row) => ({ completedRuns: row.completed_runs, run: toRun(row), now: row.now }));
  const overdue = all.filter(({ run, now }) => run.state === 'open' && isOver(run, now));
  if (overdue.length === 0) return new Map(all.map((standing) => [standing.run.practiceItemId, standing]));
  for (const { run } of overdue) await finishOverdueRun(deps, { studentId: run.studentId, runId: run.id });
  return standingsOf(deps, whose);
}
