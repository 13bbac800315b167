import { randomUUID } from 'node:crypto';
import { aarav, type SignedIn, shala, signIn, udaan } from './people.ts';
import type { World } from './world.ts';

export interface NewGrant {
  source: 'trial' | 'order_line' | 'institution' | 'admin';
  /** Days counted from today. */
  from?: number;
  to?: number;
  subjectId?: number;
}

interface NewLearner {
  course: string;
  grants: readonly NewGrant[];
  /** A member of a section of the demo school today. */
  isMember?: boolean;
  isPutAside?: boolean;
  /** Whose student; the demo school's if nobody is named. */
  tenant?: 'shala' | 'udaan';
}

export interface Learner {
  email: string;
  studentId: number;
  courseId: number;
  /** What the wire calls the course's id in every path: the student's own enrolment. */
  enrolmentId: number;
  headers: SignedIn['headers'];
}

/** A new student with one course and a session. */
export async function addLearner({ pool, server }: World, learner: NewLearner): Promise<Learner> {
  const { tenant = 'shala' } = learner;
  const email = `${randomUUID()}@example.org`;
  const one = async (statement: string, ...values: unknown[]) =>
    Number((await pool.query(statement, values)).rows[0]?.id);
  const tenantId = await one(`SELECT id FROM tenant WHERE slug = $1`, tenant);
  const courseId = await one(`SELECT id FROM course WHERE slug = $1`, learner.course);
  const studentId = await one(
    `INSERT INTO student (tenant_id, first_name) VALUES ($1, 'New') RETURNING id`,
    tenantId,
  );
  await pool.query(
    `INSERT INTO student_credential (student_id, tenant_id, email, password_hash)
     SELECT $1, $4, $2, password_hash FROM student_credential WHERE email = $3`,
    [studentId, email, aarav, tenantId],
  );
  const enrolmentId = await one(
    `INSERT INTO enrolment (student_id, tenant_id, course_id, is_active) VALUES ($1, $2, $3, $4) RETURNING id`,
    studentId,
    tenantId,
    courseId,
    !learner.isPutAside,
  );
  for (const { source, from = -10, to = 100, subjectId = null } of learner.grants) {
    await pool.query(
      `INSERT INTO access_grant (student_id, tenant_id, course_id, subject_id, source, source_ref, from_day, to_day)
       VALUES ($1, $2, $3, $4, $5, gen_random_uuid()::text, app_today() + $6::int, app_today() + $7::int)`,
      [studentId, tenantId, courseId, subjectId, source, from, to],
    );
  }
  if (learner.isMember) {
    await pool.query(
      `INSERT INTO section_membership (student_id, section_id, tenant_id, from_day)
       SELECT $1, id, tenant_id, app_today() - 10 FROM section WHERE tenant_id = $2 AND slug = '8-A'`,
      [studentId, tenantId],
    );
  }
  const { headers } = await signIn(server, email, tenant === 'udaan' ? udaan : shala);
  return { email, studentId, courseId, enrolmentId, headers };
}

/** The same student with a new session: a token does not outlive a move of the clock by a day. */
export async function signInAgain({ server }: World, learner: Learner): Promise<Learner> {
  const { headers } = await signIn(server, learner.email, shala);
  return { ...learner, headers };
}
