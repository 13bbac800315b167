import type { StudentTable } from '#platform/student-data.ts';

export const enrolmentTables: readonly StudentTable[] = [
  {
    table: 'access_grant',
    export: ['course_id', 'subject_id', 'source', 'from_day', 'to_day', 'revoked_at'],
    erase: 'delete',
  },
  {
    table: 'enrolment',
    export: ['id', 'course_id', 'is_active', 'last_selected_at', 'created_at'],
    erase: 'delete',
  },
];
