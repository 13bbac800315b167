import type { StudentTable } from '#platform/student-data.ts';

export const worksheetTables: readonly StudentTable[] = [
  {
    table: 'worksheet_round_file',
    export: ['student_worksheet_id', 'round_no', 'role', 'name', 'file_key'],
    files: 'file_key',
    erase: 'delete',
  },
  {
    table: 'worksheet_round',
    export: ['student_worksheet_id', 'round_no', 'state', 'turned_in_at', 'receipt', 'message'],
    erase: 'delete',
  },
  {
    table: 'student_worksheet',
    export: ['id', 'worksheet_id', 'round_no', 'points', 'private_message', 'created_at'],
    erase: 'delete',
  },
];
