import type { StudentTable } from '#platform/student-data.ts';

export const instituteTables: readonly StudentTable[] = [
  { table: 'section_membership', export: ['section_id', 'from_day', 'to_day', 'roll'], erase: 'delete' },
];
