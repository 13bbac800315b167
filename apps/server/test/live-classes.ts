import type { World } from './world.ts';

interface NewLiveClass {
  tenant?: string;
  course?: string;
  subject?: string;
  /** Empty: everybody who has the course. */
  sections?: readonly string[];
  /** E-mail addresses; the first has set it up. */
  tutors?: readonly string[];
  title?: { en: string; hi?: string };
  /** Seen from now. */
  starts?: string;
  minutes?: number;
  link?: string | null;
}

export const ananya = 'ananya.mukherjee@shala.example.org';
export const joseph = 'joseph.kurian@shala.example.org';
export const imliakum = 'imliakum.ao@shala.example.org';
export const principal = 'meenakshi.sundaram@shala.example.org';

/** A class of the demo school that began five minutes ago, unless told. */
export async function addLiveClass({ pool }: Pick<World, 'pool'>, given: NewLiveClass = {}): Promise<number> {
  const {
    tenant = 'shala',
    course = 'cbse-8',
    subject = 'mathematics',
    sections = ['8-A'],
    tutors = [ananya],
    title = { en: 'Square roots', hi: 'वर्गमूल' },
    starts = '-5 minutes',
    minutes = 60,
    link = null,
  } = given;
  const { rows } = await pool.query(
    `INSERT INTO live_class (tenant_id, course_id, subject_id, staff_id, title, starts_at, ends_at, provider, external_url)
     SELECT tenant.id, course.id, subject.id, staff.id, $5, app_now() + $6::interval,
       app_now() + $6::interval + make_interval(mins => $7), CASE WHEN $8::text IS NULL THEN 'rtc' ELSE 'external' END, $8
     FROM tenant JOIN course ON course.slug = $2
     JOIN subject ON subject.course_id = course.id AND subject.slug = $3
     JOIN staff ON staff.tenant_id = tenant.id AND staff.email = $4
     WHERE tenant.slug = $1 RETURNING id, tenant_id`,
    [tenant, course, subject, tutors[0], JSON.stringify(title), starts, minutes, link],
  );
  const { id, tenant_id: tenantId } = rows[0];
  await pool.query(
    `INSERT INTO live_class_section (tenant_id, live_class_id, section_id)
     SELECT tenant_id, $2, id FROM section WHERE tenant_id = $1 AND slug = ANY ($3)`,
    [tenantId, id, sections],
  );
  await pool.query(
    `INSERT INTO live_class_tutor (tenant_id, live_class_id, staff_id)
     SELECT tenant_id, $2, id FROM staff WHERE tenant_id = $1 AND email = ANY ($3)`,
    [tenantId, id, tutors],
  );
  return Number(id);
}

/** What the demo school has set up is out of the way. */
export const clearLiveClasses = ({ pool }: Pick<World, 'pool'>) =>
  pool.query('UPDATE live_class SET cancelled_at = app_now(), reminded_at = app_now()');

/** Minutes ago; without an end they are there still. */
export async function addSpan(
  { pool }: Pick<World, 'pool'>,
  span: { liveClassId: number; studentId: number; from: string; to?: string | null; seen?: string },
): Promise<void> {
  await pool.query(
    `INSERT INTO live_attendance (student_id, tenant_id, live_class_id, connection_id, joined_at, seen_at, left_at)
     SELECT $1, tenant_id, id, gen_random_uuid(), app_now() - $3::interval,
       app_now() - coalesce($4, $5, '0')::interval, app_now() - $4::interval
     FROM live_class WHERE id = $2`,
    [span.studentId, span.liveClassId, span.from, span.to ?? null, span.seen ?? null],
  );
}
