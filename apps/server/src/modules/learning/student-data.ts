import type { StudentTable } from '#platform/student-data.ts';

export const learningTables: readonly StudentTable[] = [
  {
    table: 'content_state',
    export: ['content_id', 'vote', 'note', 'completed_at', 'evidence', 'updated_at'],
    erase: 'delete',
  },
  {
    table: 'content_history',
    export: ['enrolment_id', 'content_library_id', 'played_seconds', 'watched', 'opened_at', 'updated_at'],
    erase: 'delete',
  },
  { table: 'content_view', export: ['content_id', 'day'], erase: 'delete' },
  { table: 'learning_count', export: ['enrolment_id', 'chapter_id', 'contents_done'], erase: 'delete' },
];
