import { leaveSection } from '#modules/institutes/index.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { type Desk, requireInstitute } from './desk.ts';
import { putInto } from './move-student.ts';
import {
  insertRollOver,
  type MemberRow,
  selectYearMembers,
  selectYearSections,
  selectYears,
  type YearSectionRow,
} from './roll-over-store.ts';

interface RollOver {
  instituteId: number;
  fromYearId: number;
  toYearId: number;
  moves: readonly { sectionId: number; toSectionId: number | null }[];
}

interface SectionPlan {
  section: YearSectionRow;
  /** Null: its students leave. */
  target: YearSectionRow | null;
  students: MemberRow[];
  alreadyCount: number;
}

/** Who goes where at the end of a year; nothing is changed. */
export async function planRollOver(db: Queryable, desk: Desk, wanted: RollOver) {
  const { tenantId } = desk;
  await requireInstitute(db, desk, wanted.instituteId);
  const years = await selectYears(db, tenantId, wanted.instituteId);
  const from = years.find(({ id }) => id === wanted.fromYearId);
  const to = years.find(({ id }) => id === wanted.toYearId);
  if (!from || !to) throw notFound();
  if (to.starts_on <= from.starts_on) throw new AppError('years_out_of_order');
  const sections = await selectYearSections(db, tenantId, from.id);
  const targets = new Map((await selectYearSections(db, tenantId, to.id)).map((one) => [one.id, one]));
  const moves = new Map(wanted.moves.map(({ sectionId, toSectionId }) => [sectionId, toSectionId]));
  const isKnown = wanted.moves.every(
    ({ sectionId, toSectionId }) =>
      sections.some(({ id }) => id === sectionId) && (toSectionId === null || targets.has(toSectionId)),
  );
  if (!isKnown) throw notFound();
  const members = await selectYearMembers(db, { tenantId, yearId: from.id, toYearId: to.id });
  const plans = sections.map((section): SectionPlan => {
    const own = members.filter(({ section_id }) => section_id === section.id);
    const students = own.filter(({ is_already }) => !is_already);
    const target = targets.get(moves.get(section.id) ?? 0) ?? null;
    return { section, target, students, alreadyCount: own.length - students.length };
  });
  const count = (isMoving: boolean) =>
    plans.reduce(
      (sum, { target, students }) => sum + ((target !== null) === isMoving ? students.length : 0),
      0,
    );
  return { from, to, plans, movingCount: count(true), leavingCount: count(false) };
}

/** The same for good, once for each year, all or nothing. */
export async function rollOver(tx: Tx, desk: Desk, wanted: RollOver) {
  const { tenantId, staffId } = desk;
  const plan = await planRollOver(tx, desk, wanted);
  const { from, to, plans, movingCount, leavingCount } = plan;
  const isFirst = await insertRollOver(tx, {
    tenantId,
    fromYearId: from.id,
    toYearId: to.id,
    staffId,
    movedCount: movingCount,
    leftCount: leavingCount,
  });
  if (!isFirst) throw new AppError('year_closed');
  for (const { target, students } of plans) {
    for (const { student_id: studentId } of students) {
      if (target) await putInto(tx, desk, { studentId, section: target, fromDay: to.starts_on });
      else await leaveSection(tx, { studentId, lastDay: from.ends_on });
    }
  }
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: staffId },
    action: 'school.year_closed',
    subject: { kind: 'academic_year', id: from.id },
    details: { toYearId: to.id, moved: movingCount, left: leavingCount },
  });
  return plan;
}
