import { form, formType } from './forms.ts';
import { addLearner, type Learner } from './learners.ts';
import type { SignedInStaff } from './staff.ts';
import type { World } from './world.ts';

type Headers = Record<string, string>;

export const get = (world: World, headers: Headers, call: string, query: Record<string, string | number>) =>
  world.server.inject({
    url: `/Announcement/${call}?${new URLSearchParams(Object.entries(query).map(([k, v]): [string, string] => [k, String(v)]))}`,
    headers,
  });

export const post = (world: World, headers: Headers, call: string, payload: object) =>
  world.server.inject({ method: 'POST', url: `/Announcement/${call}`, headers, payload });

export interface Board {
  courseId: number;
  sections: Record<'8-A' | '8-B', number>;
}

export async function readBoard({ pool }: World): Promise<Board> {
  const { rows } = await pool.query<{ id: string; course_id: string; slug: string }>(
    "SELECT id, course_id, slug FROM section WHERE slug IN ('8-A', '8-B') ORDER BY slug",
  );
  const [a, b] = rows;
  return {
    courseId: Number(a?.course_id),
    sections: { '8-A': Number(a?.id), '8-B': Number(b?.id) },
  };
}

/** A new student of a section of class 8 in the demo school. */
export async function addPupil(world: World, section: '8-A' | '8-B'): Promise<Learner> {
  const pupil = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'institution' }] });
  await world.pool.query(
    `INSERT INTO section_membership (student_id, section_id, tenant_id, from_day)
     SELECT $1, id, tenant_id, app_today() - 10 FROM section WHERE slug = $2`,
    [pupil.studentId, section],
  );
  return pupil;
}

export interface Announce {
  ClassId: number;
  SectionId?: number | string;
  Message?: string;
  AllowComment?: boolean;
}

export const announce = (
  world: World,
  staff: Pick<SignedInStaff, 'headers'>,
  { Message = 'Bring squared paper.', AllowComment = true, ...rest }: Announce,
  file?: { content: Buffer; type: string },
) =>
  world.server.inject({
    method: 'POST',
    url: '/Announcement/CreateAnnouncement',
    headers: { ...staff.headers, 'content-type': formType },
    payload: form(
      Object.fromEntries(
        Object.entries({ ...rest, Message, AllowComment }).map(([name, value]) => [name, String(value)]),
      ),
      file && { name: 'attachment', ...file },
    ),
  });

/** An announcement to a section with one comment: by the student named, or else by the first one of the tenant. */
export async function addComment(
  { pool }: World,
  { section, studentId = null }: { section: string; studentId?: number | null },
): Promise<{ announcementId: number; commentId: number }> {
  const { rows } = await pool.query<{ announcement_id: string; id: string }>(
    `WITH told AS (
       INSERT INTO announcement (tenant_id, course_id, staff_id, message, allows_comments)
       SELECT section.tenant_id, course_id, (SELECT min(id) FROM staff WHERE staff.tenant_id = section.tenant_id),
         'x', true FROM section WHERE slug = $1 RETURNING tenant_id, id
     ), aim AS (
       INSERT INTO announcement_section (tenant_id, announcement_id, section_id)
       SELECT told.tenant_id, told.id, section.id FROM told, section WHERE slug = $1
     )
     INSERT INTO announcement_comment (tenant_id, announcement_id, author_student_id, body)
     SELECT tenant_id, id,
       coalesce($2, (SELECT min(id) FROM student WHERE student.tenant_id = told.tenant_id)), 'y'
     FROM told RETURNING announcement_id, id`,
    [section, studentId],
  );
  return { announcementId: Number(rows[0]?.announcement_id), commentId: Number(rows[0]?.id) };
}
