import { byOffice, byReach, everyStaff, type MatrixRow, nothing } from './matrix.ts';
import type { Place, Stage } from './stage.ts';

const base = '/api/v1/school/staff';
const onStudent = `${base}/students/:studentId`;

/** A student of the place, whom no other call knows. */
const student =
  (body?: object): MatrixRow['ask'] =>
  async (stage, place) => ({
    params: { studentId: (await stage.submission(place)).studentId },
    ...(body && { body }),
  });

const section = async (stage: Stage, place: Place) => ({
  params: { sectionId: (await stage.section(place)).id ?? 0 },
});

const institute =
  (body: object): MatrixRow['ask'] =>
  async (stage, place) => ({
    params: { instituteId: (await stage.section(place)).institute_id ?? 0 },
    body,
  });

/** A list that fits and waits for a yes. */
const list: MatrixRow['ask'] = async (stage, place) => {
  const { id = 0 } = await stage.one(
    `INSERT INTO school_import (tenant_id, institute_id, staff_id, kind, file_name, content, state)
     SELECT section.tenant_id, institute_id, staff.id, 'students', 'a.csv', 'x', 'ready'
     FROM section, LATERAL (SELECT min(id) AS id FROM staff WHERE staff.tenant_id = section.tenant_id) staff
     WHERE section.id = $1 RETURNING id`,
    [(await stage.section(place)).id],
  );
  return { params: { importId: id } };
};

export const schoolRows: readonly MatrixRow[] = [
  { call: `GET ${base}/sections`, policy: everyStaff, ask: nothing },
  {
    call: `GET ${base}/students`,
    policy: byReach,
    ask: async (stage, place) => ({ query: { section_id: (await stage.section(place)).id ?? 0 } }),
  },
  { call: `GET ${onStudent}`, policy: byReach, ask: student() },
  { call: `GET ${onStudent}/progress`, policy: byReach, ask: student() },
  { call: `GET ${base}/sections/:sectionId/progress`, policy: byReach, ask: section },
  { call: `GET ${base}/sections/:sectionId/progress.csv`, policy: byReach, ask: section },
  {
    call: `PUT ${onStudent}/section`,
    policy: byOffice,
    ask: async (stage, place) => ({
      ...(await student()(stage, 'own section')),
      body: { move: { section_id: (await stage.section(place)).id, from_day: '2026-01-01' } },
    }),
  },
  {
    call: `PUT ${onStudent}/block`,
    policy: byOffice,
    ask: student({ student: { is_blocked: true, reason: 'R' } }),
  },
  {
    call: `PUT ${onStudent}/time_factor`,
    policy: byOffice,
    ask: student({ student: { time_factor: 1.5, reason: 'R' } }),
  },
  { call: `POST ${onStudent}/invitation`, policy: byOffice, ask: student() },
  { call: `POST ${onStudent}/guardian_code`, policy: byOffice, ask: student() },
  {
    call: `POST ${base}/institutes/:instituteId/years`,
    policy: byOffice,
    ask: institute({ year: { name: '2001', starts_on: '2001-04-01', ends_on: '2002-03-31' } }),
  },
  {
    call: `POST ${base}/institutes/:instituteId/roll_over`,
    policy: byOffice,
    ask: async (stage, place) => {
      const { institute_id: instituteId = 0, tenant_id } = await stage.section(place);
      const { id: fromYear } = await stage.one(
        'SELECT min(id) AS id FROM academic_year WHERE tenant_id = $1 AND institute_id = $2',
        [tenant_id, instituteId],
      );
      const moves = { from_year_id: fromYear, to_year_id: fromYear, moves: [], is_dry_run: true };
      return { params: { instituteId }, body: { roll_over: moves } };
    },
  },
  {
    call: `POST ${base}/institutes/:instituteId/imports`,
    policy: byOffice,
    ask: institute({ import: { kind: 'students', file_name: 'a.csv', content: 'x' } }),
  },
  { call: `GET ${base}/imports/:importId`, policy: byOffice, ask: list },
  { call: `POST ${base}/imports/:importId/apply`, policy: byOffice, ask: list },
];
