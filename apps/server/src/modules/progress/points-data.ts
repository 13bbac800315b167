import type { StudentTable } from '#platform/student-data.ts';

export const pointsTables: readonly StudentTable[] = [
  {
    table: 'points_entry',
    export: ['course_id', 'source_type', 'source_id', 'points', 'percent', 'earned_at'],
    erase: 'delete',
  },
  { table: 'points_total', export: ['course_id', 'points', 'reached_at'], erase: 'delete' },
];
