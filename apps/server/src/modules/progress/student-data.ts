import type { StudentTable } from '#platform/student-data.ts';

export const resultTables: readonly StudentTable[] = [
  {
    table: 'item_result',
    export: ['practice_item_id', 'kind', 'runs', 'score_sum', 'accuracy_sum', 'seconds', 'last_completed_at'],
    erase: 'delete',
  },
  {
    table: 'chapter_result',
    export: ['chapter_id', 'items', 'runs', 'score_sum', 'accuracy_sum', 'seconds', 'last_completed_at'],
    erase: 'delete',
  },
];
