import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';

export interface OfferedCourse {
  id: number;
  name: unknown;
  subjects: { id: number; name: unknown; colour: number | null }[];
  sections: { id: number; name: unknown; instituteId: number; instituteName: unknown }[];
}

/** What the tenant offers: courses with their subjects and the sections of this school year. */
export async function selectOffered(db: Queryable, tenantId: number): Promise<OfferedCourse[]> {
  const { rows } = await sql<OfferedCourse>`
    SELECT course.id, course.name,
      coalesce((SELECT json_agg(json_build_object('id', subject.id, 'name', subject.name, 'colour', subject.colour)
          ORDER BY subject.position, subject.id)
        FROM subject WHERE subject.course_id = course.id AND subject.is_active), '[]') AS subjects,
      coalesce((SELECT json_agg(json_build_object('id', section.id, 'name', section.name,
          'instituteId', institute.id, 'instituteName', institute.name) ORDER BY institute.id, section.slug)
        FROM section
        JOIN institute ON institute.tenant_id = section.tenant_id AND institute.id = section.institute_id
        JOIN academic_year year ON year.tenant_id = section.tenant_id AND year.id = section.academic_year_id
        WHERE section.tenant_id = ${tenantId} AND section.course_id = course.id AND year.ends_on >= app_today()
      ), '[]') AS sections
    FROM course_licence licence JOIN course ON course.id = licence.course_id
    WHERE licence.tenant_id = ${tenantId} ORDER BY course.id
  `.execute(db);
  return rows;
}
