import type { StudentTable } from '#platform/student-data.ts';

export const announcementTables: readonly StudentTable[] = [
  {
    table: 'comment_report',
    owner: 'author_student_id',
    export: ['announcement_id', 'comment_id', 'reason', 'created_at', 'decision'],
    erase: 'delete',
  },
  {
    table: 'announcement_comment',
    owner: 'author_student_id',
    export: ['announcement_id', 'id', 'answers_id', 'body', 'created_at', 'deleted_at', 'hidden_at'],
    erase: 'delete',
  },
];
