import { byReach, everyStaff, type MatrixRow, nothing } from './matrix.ts';
import type { Place, Stage } from './stage.ts';

const base = '/api/v1/live_class_management/staff/live_classes';

const input = async (stage: Stage, place: Place) => {
  const { id: section } = await stage.section(place);
  const { id: subject, course_id } = await stage.subject(place);
  return {
    live_class: {
      course_id,
      subject_id: subject,
      chapter_id: null,
      section_ids: [section],
      tutor_ids: [],
      title: { en: 'N' },
      starts_at: '2090-01-01T10:00:00.000Z',
      ends_at: '2090-01-01T11:00:00.000Z',
      provider: 'rtc',
      external_url: null,
    },
  };
};

/** Whoever teaches the section teaches the class. */
const liveClass = async (stage: Stage, place: Place, starts = '-5 minutes') => {
  const { id: section } = await stage.section(place);
  const { id: subject } = await stage.subject(place);
  const { id } = await stage.one(
    `INSERT INTO live_class (tenant_id, course_id, subject_id, staff_id, title, starts_at, ends_at)
     SELECT section.tenant_id, course_id, $2, (SELECT min(id) FROM staff WHERE staff.tenant_id = section.tenant_id),
       '{"en": "x"}', app_now() + $3::interval, app_now() + $3::interval + interval '1 hour'
     FROM section WHERE id = $1 RETURNING id`,
    [section, subject, starts],
  );
  await stage.one(
    `WITH meant AS (
       INSERT INTO live_class_section (tenant_id, live_class_id, section_id)
       SELECT tenant_id, $2, id FROM section WHERE id = $1 RETURNING tenant_id, section_id
     ), teaching AS (
       INSERT INTO live_class_tutor (tenant_id, live_class_id, staff_id)
       SELECT DISTINCT taught.tenant_id, $2::bigint, taught.staff_id FROM teaching_assignment taught
       JOIN meant USING (tenant_id, section_id)
     ) SELECT 1 AS done`,
    [section, id],
  );
  return { params: { liveClassId: id ?? 0 } };
};

const toCome = (stage: Stage, place: Place) => liveClass(stage, place, '1 day');

const removed = async (stage: Stage, place: Place) => {
  const { params } = await liveClass(stage, place);
  const { student_id } = await stage.one(
    `INSERT INTO live_seat (student_id, live_class_id, tenant_id, removed_at)
     SELECT (SELECT min(id) FROM student WHERE student.tenant_id = live_class.tenant_id), id, tenant_id, app_now()
     FROM live_class WHERE id = $1 RETURNING student_id`,
    [params.liveClassId],
  );
  return { params: { ...params, studentId: student_id ?? 0 } };
};

const recorded = async (stage: Stage, place: Place) => {
  const { params } = await liveClass(stage, place);
  const { id } = await stage.one(
    `INSERT INTO live_recording (tenant_id, live_class_id, staff_id, state, stopped_at)
     SELECT tenant_id, id, staff_id, 'waiting', app_now() FROM live_class WHERE id = $1 RETURNING id`,
    [params.liveClassId],
  );
  return { params: { ...params, recordingId: id ?? 0 } };
};

const published = async (stage: Stage, place: Place) => {
  const { id: subject } = await stage.subject(place);
  const { id: chapter } = await stage.one('SELECT min(id) AS id FROM chapter WHERE subject_id = $1', [
    subject,
  ]);
  return {
    ...(await recorded(stage, place)),
    body: { recording: { chapter_id: chapter, title: { en: 'x' } } },
  };
};

export const liveClassRows: readonly MatrixRow[] = [
  { call: `GET ${base}`, policy: everyStaff, ask: nothing },
  {
    call: 'GET /api/v1/live_class_management/staff/tutors',
    policy: everyStaff,
    ask: async (stage, place) => {
      const { id, course_id } = await stage.subject(place);
      return { query: { course_id: course_id ?? 0, subject_id: id ?? 0 } };
    },
  },
  {
    call: `POST ${base}`,
    policy: byReach,
    ask: async (stage, place) => ({ body: await input(stage, place) }),
  },
  { call: `GET ${base}/:liveClassId`, policy: byReach, ask: liveClass },
  {
    call: `PUT ${base}/:liveClassId`,
    policy: byReach,
    ask: async (stage, place) => ({ ...(await toCome(stage, place)), body: await input(stage, place) }),
  },
  { call: `POST ${base}/:liveClassId/cancel`, policy: byReach, ask: toCome },
  { call: `POST ${base}/:liveClassId/host`, policy: byReach, ask: liveClass },
  { call: `POST ${base}/:liveClassId/end`, policy: byReach, ask: liveClass },
  { call: `POST ${base}/:liveClassId/students/:studentId/readmit`, policy: byReach, ask: removed },
  { call: `GET ${base}/:liveClassId/attendance`, policy: byReach, ask: liveClass },
  { call: `GET ${base}/:liveClassId/attendance.csv`, policy: byReach, ask: liveClass },
  { call: `GET ${base}/:liveClassId/recordings`, policy: byReach, ask: recorded },
  {
    call: `POST ${base}/:liveClassId/recordings/:recordingId/publish`,
    policy: byReach,
    ask: published,
  },
  { call: `POST ${base}/:liveClassId/recordings/:recordingId/discard`, policy: byReach, ask: recorded },
  { call: `POST ${base}/:liveClassId/recordings/:recordingId/retry`, policy: byReach, ask: recorded },
];
