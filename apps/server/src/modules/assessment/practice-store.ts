import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable } from '#platform/db/database.ts';
import { executePrepared } from '#platform/db/named-statement.ts';
import type { AttemptKind } from './domain/attempt-kind.ts';
import type { Timer } from './domain/run.ts';

/** Which item is meant: by its own id, or a quick quiz by its lesson. */
export interface ItemRef {
  kind: AttemptKind;
  courseId: number;
  /** The chapter or the content library; null for papers. */
  placeId: number | null;
  itemId: number | null;
}

/** Everything that opening a run has to know, in one statement. */
export async function selectItemToStart(db: Queryable, ref: ItemRef, studentId: number) {
  const { kind, courseId, placeId, itemId } = ref;
  const query = db
    .selectFrom('practice_item')
    .select([
      'practice_item.id',
      'timer',
      'time',
      'right_marks',
      'wrong_marks',
      'deadline',
      'max_runs',
      'is_shuffled',
      'pool_size',
      appNow.as('now'),
      sql<number>`(SELECT time_factor FROM student WHERE student.id = ${studentId})`.as('time_factor'),
      sql<{ id: number; version: number }[]>`coalesce((
        SELECT json_agg(json_build_object('id', question.id, 'version', question.version) ORDER BY place.position)
        FROM practice_item_question place JOIN question ON question.id = place.question_id
        WHERE place.practice_item_id = practice_item.id
      ), '[]')`.as('questions'),
      standingsIn(courseId, kind).as('standings'),
    ])
    .where('practice_item.kind', '=', kind)
    .where('practice_item.is_active', '=', true)
    .$if(kind === 'quick_quiz', (query) => query.where('content_library_id', '=', placeId ?? 0))
    .$if(kind === 'paper', (query) =>
      query.where('practice_item.id', '=', itemId ?? 0).where('course_id', '=', courseId),
    )
    .$if(kind === 'exercise' || kind === 'exam_exercise', (query) =>
      query.where('practice_item.id', '=', itemId ?? 0).where('chapter_id', '=', placeId ?? 0),
    )
    .orderBy('practice_item.id')
    .limit(1);
  const [row] = await executePrepared(db, query.compile());
  if (!row || (kind !== 'paper' && row.standings.length === 0)) return null;
  return { ...row, timer: row.timer as Timer };
}

/** The chapters of the course it stands in, that are shown; a paper stands in none. */
function standingsIn(courseId: number, kind: AttemptKind) {
  const chapters =
    kind === 'quick_quiz'
      ? sql`chapter.id IN (SELECT content.chapter_id FROM content WHERE content.is_active
          AND content.content_library_id = practice_item.content_library_id)`
      : sql`chapter.id = practice_item.chapter_id`;
  return sql<{ subjectId: number; number: number }[]>`coalesce((
    SELECT json_agg(json_build_object('subjectId', subject.id, 'number', (
      SELECT count(*) FROM chapter before WHERE before.subject_id = subject.id AND before.is_active
        AND (before.position, before.id) <= (chapter.position, chapter.id)
    )))
    FROM chapter JOIN subject ON subject.id = chapter.subject_id
    WHERE ${chapters} AND chapter.is_active AND subject.is_active AND subject.course_id = ${courseId}
  ), '[]')`;
}

/** Where an item stands, for those who count. */
export async function selectItemPlace(db: Queryable, itemId: number, enrolmentId: number, studentId: number) {
  return db
    .selectFrom('practice_item')
    .leftJoin('chapter', 'chapter.id', 'practice_item.chapter_id')
    .select([
      'practice_item.chapter_id',
      'practice_item.content_library_id',
      'chapter.subject_id',
      sql<number>`(SELECT course_id FROM enrolment WHERE student_id = ${studentId} AND id = ${enrolmentId})`.as(
        'course_id',
      ),
    ])
    .where('practice_item.id', '=', itemId)
    .executeTakeFirstOrThrow();
}

interface InList {
  place: { chapterId: number } | { courseId: number };
  kind: AttemptKind;
  words: string;
  locale: string;
}

const listed = (db: Queryable, { place, kind, words, locale }: InList) =>
  db
    .selectFrom('practice_item')
    .where('practice_item.kind', '=', kind)
    .where('practice_item.is_active', '=', true)
    .where((where) =>
      'chapterId' in place
        ? where('practice_item.chapter_id', '=', place.chapterId)
        : where('practice_item.course_id', '=', place.courseId),
    )
    .$if(words !== '', (query) =>
      query.where(
        sql<boolean>`strpos(search_form(concat_ws(chr(10), practice_item.title ->> ${locale}, practice_item.title ->> 'en')), search_form(${words})) > 0`,
      ),
    );

export async function selectItemTotal(db: Queryable, list: InList): Promise<number> {
  const { total } = await listed(db, list)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const itemColumns = [
  'practice_item.id',
  'practice_item.title',
  'practice_item.description',
  'practice_item.timer',
  'practice_item.time',
  'practice_item.right_marks',
  'practice_item.wrong_marks',
  'practice_item.deadline',
  'practice_item.month',
  'practice_item.year',
  'practice_item.is_active',
  sql<number>`least(practice_item.pool_size, (
        SELECT count(*) FROM practice_item_question place WHERE place.practice_item_id = practice_item.id
      ))`.as('questions_count'),
] as const;

export async function selectItemPage(
  db: Queryable,
  list: InList,
  { limit, offset }: { limit: number; offset: number },
) {
  return listed(db, list)
    .select(itemColumns)
    .orderBy('practice_item.position')
    .orderBy('practice_item.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** These items, in the order of the syllabus, whether they are still offered or not. */
export async function selectItems(db: Queryable, kind: AttemptKind, itemIds: readonly number[]) {
  if (itemIds.length === 0) return [];
  return db
    .selectFrom('practice_item')
    .select(itemColumns)
    .where('practice_item.kind', '=', kind)
    .where('practice_item.id', 'in', itemIds)
    .orderBy('practice_item.position')
    .orderBy('practice_item.id')
    .execute();
}

/** How a student stands with items: completed runs, and the newest run that was not given up. */
export async function selectStandings(
  db: Queryable,
  { studentId, enrolmentId, itemIds }: { studentId: number; enrolmentId: number; itemIds: readonly number[] },
) {
  if (itemIds.length === 0) return [];
  return db
    .selectFrom('attempt')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('attempt_run')
          .selectAll()
          .whereRef('attempt_run.student_id', '=', 'attempt.student_id')
          .whereRef('attempt_run.attempt_id', '=', 'attempt.id')
          .where('attempt_run.state', '!=', 'abandoned')
          .orderBy('run_no', 'desc')
          .limit(1)
          .as('run'),
      (join) => join.onTrue(),
    )
    .selectAll('run')
    .select(['attempt.completed_runs', appNow.as('now')])
    .where('attempt.student_id', '=', studentId)
    .where('attempt.enrolment_id', '=', enrolmentId)
    .where('attempt.practice_item_id', 'in', itemIds)
    .execute();
}

export async function selectTimeFactor(db: Queryable, studentId: number): Promise<number> {
  const { time_factor } = await db
    .selectFrom('student')
    .select('time_factor')
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow();
  return time_factor;
}

/** The quick quizzes of lessons, with how many questions they have. */
export async function selectQuizzes(db: Queryable, libraryIds: readonly number[]) {
  if (libraryIds.length === 0) return [];
  return db
    .selectFrom('practice_item')
    .select([
      'practice_item.id',
      'practice_item.content_library_id',
      sql<number>`least(practice_item.pool_size, (
        SELECT count(*) FROM practice_item_question place WHERE place.practice_item_id = practice_item.id
      ))`.as('questions_count'),
    ])
    .where('kind', '=', 'quick_quiz')
    .where('is_active', '=', true)
    .where('content_library_id', 'in', libraryIds)
    .execute();
}

/** Active exercises of each chapter of a course, and how many of them the student has done. */
export async function selectExerciseCounts(
  db: Queryable,
  { studentId, enrolmentId, courseId }: { studentId: number; enrolmentId: number; courseId: number },
) {
  return db
    .selectFrom('practice_item')
    .innerJoin('chapter', 'chapter.id', 'practice_item.chapter_id')
    .innerJoin('subject', 'subject.id', 'chapter.subject_id')
    .leftJoin('practice_count', (join) =>
      join
        .onRef('practice_count.chapter_id', '=', 'chapter.id')
        .on('practice_count.student_id', '=', studentId)
        .on('practice_count.enrolment_id', '=', enrolmentId),
    )
    .select([
      'chapter.id as chapter_id',
      (select) => select.fn.countAll<number>().as('total'),
      (select) => select.fn.coalesce('practice_count.exercises_done', sql<number>`0`).as('done'),
    ])
    .where('subject.course_id', '=', courseId)
    .where('practice_item.is_active', '=', true)
    .groupBy(['chapter.id', 'practice_count.exercises_done'])
    .execute();
}

/** Public parts of question versions. */
export async function selectBodies(db: Queryable, refs: readonly { id: number; version: number }[]) {
  return versions(db, refs).select(['question_version.body', 'question.kind']).execute();
}

/** The parts that stay inside until a run has ended. */
export async function selectSecrets(db: Queryable, refs: readonly { id: number; version: number }[]) {
  return versions(db, refs).select('question_version.secret').execute();
}

const versions = (db: Queryable, refs: readonly { id: number; version: number }[]) =>
  db
    .selectFrom('question_version')
    .innerJoin('question', 'question.id', 'question_version.question_id')
    .innerJoin(
      sql<{ id: number; version: number }>`unnest(${refs.map(({ id }) => id)}::bigint[], ${refs.map(
        ({ version }) => version,
      )}::int[])`.as<'wanted'>(sql`wanted (id, version)`),
      (join) =>
        join
          .onRef('wanted.id', '=', 'question_version.question_id')
          .onRef('wanted.version', '=', 'question_version.version'),
    )
    .select(['question_version.question_id', 'question_version.version']);
