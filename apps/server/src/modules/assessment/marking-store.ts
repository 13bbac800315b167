import { type RawBuilder, sql } from 'kysely';
import { asPeopleSort } from '#platform/db/as-people-sort.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { WaitingRow } from '#platform/waiting.ts';
import { mayMark, type Staff } from './reach-store.ts';

const reaches = (staff: Staff) =>
  mayMark(staff, {
    student: sql`run.student_id`,
    course: sql`enrolment.course_id`,
    subject: sql`chapter.subject_id`,
  });

/** Where runs stand, as the reach of a person asks for it. */
const places = sql`
  JOIN enrolment ON enrolment.student_id = run.student_id AND enrolment.id = run.enrolment_id
  JOIN practice_item item ON item.id = run.practice_item_id
  LEFT JOIN chapter ON chapter.id = item.chapter_id`;

const isMarked = sql`answer.marks IS NOT NULL AND answer.outcome <> 'pending'`;

export interface ItemRow {
  id: number;
  kind: string;
  title: unknown;
  course_id: number;
  course_name: unknown;
  subject_id: number | null;
  subject_name: unknown;
  subject_colour: number | null;
  chapter_name: unknown;
  waiting: number;
  checked: number;
  oldest_at: Date | null;
  oldest_key: string;
}

/** Runs with what waits in them, one row for each student and item, so that the reach is asked once for each. */
const waitingRuns = ({ tenantId }: Staff, itemId: number | null) => sql`
  SELECT run.practice_item_id, run.student_id, run.enrolment_id, count(*) AS waiting, min(run.ended_at) AS oldest
  FROM run_answer answer JOIN attempt_run run ON run.student_id = answer.student_id AND run.id = answer.run_id
  WHERE answer.tenant_id = ${tenantId} AND answer.outcome = 'pending' AND run.state = 'completed'
    ${itemId === null ? sql`` : sql`AND run.practice_item_id = ${itemId}`}
  GROUP BY run.practice_item_id, run.student_id, run.enrolment_id`;

const itemRows = (staff: Staff, mine: RawBuilder<unknown>) => sql<ItemRow>`
  SELECT item.id, item.kind, item.title, course.id AS course_id, course.name AS course_name,
    subject.id AS subject_id, subject.name AS subject_name, subject.colour AS subject_colour,
    chapter.name AS chapter_name, mine.waiting, mine.oldest AS oldest_at, mine.oldest::text AS oldest_key,
    done.checked
  FROM (${mine}) mine
  JOIN practice_item item ON item.id = mine.practice_item_id
  LEFT JOIN chapter ON chapter.id = item.chapter_id
  LEFT JOIN subject ON subject.id = chapter.subject_id
  JOIN course ON course.id = mine.course_id
  CROSS JOIN LATERAL (
    SELECT count(*) AS checked FROM attempt_run run ${places}
    JOIN run_answer answer ON answer.student_id = run.student_id AND answer.run_id = run.id
    WHERE run.tenant_id = ${staff.tenantId} AND run.practice_item_id = mine.practice_item_id
      AND run.state = 'completed' AND ${isMarked} AND ${reaches(staff)}
  ) done
  ORDER BY mine.oldest, item.id`;

/** Items with answers that wait for this person, those that wait longest first. */
export async function selectMarkingItems(
  db: Queryable,
  staff: Staff,
  { after, limit }: { after: readonly string[] | null; limit: number },
): Promise<ItemRow[]> {
  const mine = sql`
    SELECT run.practice_item_id, sum(run.waiting)::int AS waiting, min(run.oldest) AS oldest,
      min(enrolment.course_id) AS course_id
    FROM (${waitingRuns(staff, null)}) run ${places}
    WHERE ${reaches(staff)}
    GROUP BY run.practice_item_id
    ${after === null ? sql`` : sql`HAVING (min(run.oldest), run.practice_item_id) > (${after[0]}::timestamptz, ${after[1]}::bigint)`}
    ORDER BY min(run.oldest), run.practice_item_id LIMIT ${limit}`;
  return (await itemRows(staff, mine).execute(db)).rows;
}

/** How many answers wait for this person. */
export async function selectWaitingCount(db: Queryable, staff: Staff): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT coalesce(sum(run.waiting), 0)::int AS waiting
    FROM (${waitingRuns(staff, null)}) run ${places} WHERE ${reaches(staff)}
  `.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** The same by course and subject, with the moment the oldest one was handed in. */
export async function selectWaitingLines(db: Queryable, staff: Staff): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    SELECT course.id AS course_id, course.name AS course_name, subject.id AS subject_id,
      subject.name AS subject_name, subject.colour AS subject_colour, sum(run.waiting)::int AS count,
      min(run.oldest) AS oldest_at
    FROM (${waitingRuns(staff, null)}) run ${places}
    JOIN course ON course.id = enrolment.course_id
    LEFT JOIN subject ON subject.id = chapter.subject_id
    WHERE ${reaches(staff)} GROUP BY course.id, subject.id ORDER BY min(run.oldest)
  `.execute(db);
  return rows;
}

/** The answers of an item that a person marks, or has marked, as far as this one reaches. */
const answersOf = (staff: Staff, itemId: number) => sql`
  FROM attempt_run run ${places}
  JOIN run_answer answer ON answer.student_id = run.student_id AND answer.run_id = run.id
  WHERE run.tenant_id = ${staff.tenantId} AND run.practice_item_id = ${itemId} AND run.state = 'completed'
    AND (answer.outcome = 'pending' OR ${isMarked}) AND ${reaches(staff)}`;

/** One item, also when nothing in it waits any more; none where nothing in it is within reach. */
export async function selectMarkingItem(
  db: Queryable,
  staff: Staff,
  itemId: number,
): Promise<ItemRow | null> {
  const mine = sql`
    SELECT run.practice_item_id, count(*) FILTER (WHERE answer.outcome = 'pending')::int AS waiting,
      min(run.ended_at) FILTER (WHERE answer.outcome = 'pending') AS oldest, min(enrolment.course_id) AS course_id
    ${answersOf(staff, itemId)} GROUP BY run.practice_item_id`;
  return (await itemRows(staff, mine).execute(db)).rows[0] ?? null;
}

export interface QuestionRow {
  id: number;
  version: number;
  number: number | null;
  waiting: number;
  checked: number;
}

export async function selectMarkingQuestions(
  db: Queryable,
  staff: Staff,
  itemId: number,
): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    SELECT counted.*, place.number FROM (
      SELECT answer.question_id AS id,
        max(run.question_versions[array_position(run.question_ids, answer.question_id)]) AS version,
        count(*) FILTER (WHERE answer.outcome = 'pending')::int AS waiting,
        count(*) FILTER (WHERE answer.outcome <> 'pending')::int AS checked
      ${answersOf(staff, itemId)} GROUP BY answer.question_id
    ) counted
    LEFT JOIN (
      SELECT question_id, (row_number() OVER (ORDER BY position))::int AS number
      FROM practice_item_question WHERE practice_item_id = ${itemId}
    ) place ON place.question_id = counted.id
    ORDER BY place.number NULLS LAST, counted.id
  `.execute(db);
  return rows;
}

export interface CardRow {
  student_id: number;
  run_id: number;
  student_name: string;
  section_name: unknown;
  run_no: number;
  sent_at: Date;
  outcome: string;
  marks: number | null;
  lease_staff_id: number | null;
  lease_staff_name: unknown;
  lease_until: Date | null;
  name_key: string;
}

const cards = sql`
  run.student_id, run.id AS run_id, trim(student.first_name || ' ' || student.last_name) AS student_name,
  run.run_no, run.ended_at AS sent_at, answer.outcome, answer.marks, lease.staff_id AS lease_staff_id,
  holder.name AS lease_staff_name, lease.until AS lease_until,
  (student.first_name || ' ' || student.last_name) ${asPeopleSort} AS name_key,
  (SELECT section.name FROM section_membership member
     JOIN section ON section.tenant_id = member.tenant_id AND section.id = member.section_id
     WHERE member.student_id = run.student_id AND member.from_day <= (SELECT app_today())
       AND (member.to_day IS NULL OR member.to_day >= (SELECT app_today()))
     ORDER BY (section.course_id = enrolment.course_id) DESC, section.id LIMIT 1) AS section_name`;

const cardJoins = sql`
  JOIN student ON student.id = run.student_id
  LEFT JOIN marking_lease lease ON lease.student_id = answer.student_id AND lease.run_id = answer.run_id
    AND lease.question_id = answer.question_id AND lease.until > (SELECT app_now())
  LEFT JOIN staff holder ON holder.tenant_id = lease.tenant_id AND holder.id = lease.staff_id`;

/** The answers to one question, by the students' names. */
export async function selectCards(
  db: Queryable,
  staff: Staff,
  {
    itemId,
    questionId,
    after,
    limit,
  }: { itemId: number; questionId: number; after: readonly string[] | null; limit: number },
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    SELECT * FROM (
      SELECT ${cards}
      FROM attempt_run run ${places}
      JOIN run_answer answer ON answer.student_id = run.student_id AND answer.run_id = run.id
      ${cardJoins}
      WHERE run.tenant_id = ${staff.tenantId} AND run.practice_item_id = ${itemId} AND run.state = 'completed'
        AND answer.question_id = ${questionId} AND (answer.outcome = 'pending' OR ${isMarked}) AND ${reaches(staff)}
    ) card
    ${after === null ? sql`` : sql`WHERE (name_key, student_id, run_id) > (${after[0]}, ${after[1]}::bigint, ${after[2]}::bigint)`}
    ORDER BY name_key, student_id, run_id LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** One of them, by its own key; whoever asks has looked at the reach. */
export async function selectCard(
  db: Queryable,
  key: { studentId: number; runId: number; questionId: number },
): Promise<CardRow | null> {
  const { rows } = await sql<CardRow>`
    SELECT ${cards} FROM attempt_run run
    JOIN enrolment ON enrolment.student_id = run.student_id AND enrolment.id = run.enrolment_id
    JOIN run_answer answer ON answer.student_id = run.student_id AND answer.run_id = run.id
    ${cardJoins}
    WHERE run.student_id = ${key.studentId} AND run.id = ${key.runId} AND answer.question_id = ${key.questionId}
  `.execute(db);
  return rows[0] ?? null;
}

/** Waiting answers that no colleague has, in the order of the list, beginning after the given one. */
export async function selectFreeAnswers(
  db: Queryable,
  staff: Staff,
  {
    itemId,
    questionId,
    after,
    except,
    limit,
  }: {
    itemId: number;
    questionId: number;
    after: { studentId: number; runId: number } | null;
    except: readonly { studentId: number; runId: number }[];
    limit: number;
  },
): Promise<{ studentId: number; runId: number }[]> {
  const behindFirst =
    after === null
      ? sql``
      : sql`(name_key, student_id, run_id) > (
          (SELECT first_name || ' ' || last_name FROM student WHERE id = ${after.studentId}),
          ${after.studentId}, ${after.runId}) DESC,`;
  const { rows } = await sql<{ student_id: number; run_id: number }>`
    SELECT student_id, run_id FROM (
      SELECT run.student_id, run.id AS run_id, (student.first_name || ' ' || student.last_name) ${asPeopleSort} AS name_key
      FROM attempt_run run ${places}
      JOIN run_answer answer ON answer.student_id = run.student_id AND answer.run_id = run.id
      JOIN student ON student.id = run.student_id
      WHERE run.tenant_id = ${staff.tenantId} AND run.practice_item_id = ${itemId} AND run.state = 'completed'
        AND answer.question_id = ${questionId} AND answer.outcome = 'pending' AND ${reaches(staff)}
        AND NOT EXISTS (
          SELECT FROM marking_lease lease WHERE lease.student_id = answer.student_id
            AND lease.run_id = answer.run_id AND lease.question_id = answer.question_id
            AND lease.until > (SELECT app_now()) AND lease.staff_id <> ${staff.staffId}
        )
        AND NOT (run.student_id, run.id) IN (SELECT * FROM unnest(
          ${except.map(({ studentId }) => studentId)}::bigint[], ${except.map(({ runId }) => runId)}::bigint[]))
    ) free
    ORDER BY ${behindFirst} name_key, student_id, run_id LIMIT ${limit}
  `.execute(db);
  return rows.map((row) => ({ studentId: row.student_id, runId: row.run_id }));
}
