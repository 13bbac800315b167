import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';

interface WhoTeaches {
  tenantId: number;
  staffId: number;
  isOffice: boolean;
}

export async function selectTaughtSubjects(db: Queryable, { tenantId, staffId, isOffice }: WhoTeaches) {
  return db
    .selectFrom('subject')
    .innerJoin('course', 'course.id', 'subject.course_id')
    .select(['subject.id as subjectId', 'course.id as courseId'])
    .where('course.owner_tenant_id', '=', tenantId)
    .where('course.is_active', '=', true)
    .where('subject.is_active', '=', true)
    .$if(!isOffice, (query) =>
      query.where(
        sql<boolean>`EXISTS (
          SELECT FROM teaching_assignment taught
          WHERE taught.tenant_id = ${tenantId} AND taught.staff_id = ${staffId} AND taught.course_id = course.id
            AND (taught.subject_id IS NULL OR taught.subject_id = subject.id)
            AND taught.from_day <= app_today() AND (taught.to_day IS NULL OR taught.to_day >= app_today())
        )`,
      ),
    )
    .execute();
}
