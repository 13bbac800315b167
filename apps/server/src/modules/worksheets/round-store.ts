import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { RoundState } from './domain/due.ts';
import type { FilePlace } from './placed-file.ts';

export interface WorkKey {
  studentId: number;
  studentWorksheetId: number;
}

export interface Work extends WorkKey {
  tenantId: number;
  worksheetId: number;
  courseId: number;
  subjectId: number;
  title: unknown;
  mostPoints: number;
  worksheetDueAt: Date;
  roundNo: number;
  points: number | null;
  state: RoundState;
  dueAt: Date;
  askedAt: Date | null;
  turnedInAt: Date | null;
  receipt: string | null;
  now: Date;
}

export interface WhichWork {
  tenantId: number;
  studentId: number;
  worksheetId: number;
}

/** Begins a student's work on a worksheet; what has begun stays as it is. */
export async function ensureWork(tx: Tx, { tenantId, studentId, worksheetId }: WhichWork): Promise<void> {
  await sql`
    WITH begun AS (
      INSERT INTO student_worksheet (student_id, tenant_id, worksheet_id)
      VALUES (${studentId}, ${tenantId}, ${worksheetId})
      ON CONFLICT (student_id, worksheet_id) DO NOTHING
      RETURNING id
    )
    INSERT INTO worksheet_round (student_id, student_worksheet_id, round_no, tenant_id)
    SELECT ${studentId}, id, 1, ${tenantId} FROM begun
  `.execute(tx);
}

/** With its newest round, locked: whoever changes it waits for the one before. */
export async function lockWork(
  tx: Tx,
  { tenantId, studentId, worksheetId }: WhichWork,
): Promise<Work | null> {
  const locked = await tx
    .selectFrom('student_worksheet')
    .select('id')
    .where('student_id', '=', studentId)
    .where('worksheet_id', '=', worksheetId)
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) return null;
  // Read after the lock: what the one before has changed is seen.
  const row = await tx
    .selectFrom('student_worksheet as own')
    .innerJoin('worksheet', (join) =>
      join.onRef('worksheet.tenant_id', '=', 'own.tenant_id').onRef('worksheet.id', '=', 'own.worksheet_id'),
    )
    .innerJoin('worksheet_round as round', (join) =>
      join
        .onRef('round.student_id', '=', 'own.student_id')
        .onRef('round.student_worksheet_id', '=', 'own.id')
        .onRef('round.round_no', '=', 'own.round_no'),
    )
    .select([
      'worksheet.course_id',
      'worksheet.subject_id',
      'worksheet.name',
      'worksheet.points as most_points',
      'worksheet.due_at as worksheet_due_at',
      'own.round_no',
      'own.points',
      'round.state',
      'round.due_at',
      'round.asked_at',
      'round.turned_in_at',
      'round.receipt',
      appNow.as('now'),
    ])
    .where('own.student_id', '=', studentId)
    .where('own.id', '=', locked.id)
    .executeTakeFirstOrThrow();
  return {
    tenantId,
    studentId,
    worksheetId,
    studentWorksheetId: locked.id,
    courseId: row.course_id,
    subjectId: row.subject_id,
    title: row.name,
    mostPoints: row.most_points,
    worksheetDueAt: row.worksheet_due_at,
    roundNo: row.round_no,
    points: row.points,
    state: row.state as RoundState,
    dueAt: row.due_at ?? row.worksheet_due_at,
    askedAt: row.asked_at,
    turnedInAt: row.turned_in_at,
    receipt: row.receipt,
    now: row.now,
  };
}

type RoundKey = WorkKey & { roundNo: number };

const oneRound = (tx: Tx, { studentId, studentWorksheetId, roundNo }: RoundKey) =>
  tx
    .updateTable('worksheet_round')
    .where('student_id', '=', studentId)
    .where('student_worksheet_id', '=', studentWorksheetId)
    .where('round_no', '=', roundNo);

const oneWork = (tx: Tx, { studentId, studentWorksheetId }: WorkKey) =>
  tx
    .updateTable('student_worksheet')
    .where('student_id', '=', studentId)
    .where('id', '=', studentWorksheetId);

/** Null: it was not asked, or no longer. */
export async function updateAsked(tx: Tx, round: RoundKey, at: Date | null): Promise<void> {
  await oneRound(tx, round).set({ asked_at: at }).execute();
}

/** Who changes the draft has not handed it in. The same file announced again is no change. */
export async function forgetAsked(tx: Tx, place: FilePlace): Promise<void> {
  if (place.kind === 'round' && place.role === 'student') await updateAsked(tx, place, null);
}

export async function updateTurnedIn(
  tx: Tx,
  round: RoundKey,
  { receipt, at }: { receipt: string; at: Date },
): Promise<void> {
  await oneRound(tx, round).set({ state: 'turned_in', receipt, turned_in_at: at }).execute();
}

export async function updateGraded(
  tx: Tx,
  round: RoundKey,
  { points, message }: { points: number; message: string | null | undefined },
): Promise<void> {
  await oneRound(tx, round).set({ state: 'graded' }).execute();
  await oneWork(tx, round)
    .set({ points, ...(message !== undefined && { private_message: message }) })
    .execute();
}

/** Ends the round and begins the next one. */
export async function updateReturned(
  tx: Tx,
  round: RoundKey & { tenantId: number },
  { message, dueAt }: { message: string; dueAt: Date },
): Promise<void> {
  await oneRound(tx, round).set({ state: 'returned', message }).execute();
  await oneWork(tx, round)
    .set({ round_no: round.roundNo + 1, points: null, private_message: message })
    .execute();
  await tx
    .insertInto('worksheet_round')
    .values({
      student_id: round.studentId,
      student_worksheet_id: round.studentWorksheetId,
      round_no: round.roundNo + 1,
      tenant_id: round.tenantId,
      due_at: dueAt,
    })
    .execute();
}

/** The students who have handed in at least once. */
export async function selectHandedIn(
  db: Queryable,
  { tenantId, worksheetId }: { tenantId: number; worksheetId: number },
): Promise<number[]> {
  const { rows } = await sql<{ student_id: number }>`
    SELECT own.student_id FROM student_worksheet own
    WHERE own.tenant_id = ${tenantId} AND own.worksheet_id = ${worksheetId} AND EXISTS (
      SELECT FROM worksheet_round round WHERE round.student_id = own.student_id
        AND round.student_worksheet_id = own.id AND round.state <> 'draft'
    )
  `.execute(db);
  return rows.map((row) => row.student_id);
}

export interface RoundRow {
  round_no: number;
  state: RoundState;
  turned_in_at: Date | null;
  message: string | null;
}

/** The newest first. */
export async function selectRounds(
  db: Queryable,
  { studentId, studentWorksheetId }: WorkKey,
): Promise<RoundRow[]> {
  const rows = await db
    .selectFrom('worksheet_round')
    .select(['round_no', 'state', 'turned_in_at', 'message'])
    .where('student_id', '=', studentId)
    .where('student_worksheet_id', '=', studentWorksheetId)
    .orderBy('round_no', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as RoundState }));
}
