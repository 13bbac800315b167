import type { StudentTable } from '#platform/student-data.ts';

export const privacyTables: readonly StudentTable[] = [
  {
    table: 'data_export',
    export: ['created_at', 'ready_at', 'size_bytes'],
    files: 'file_key',
    erase: 'delete',
  },
  {
    table: 'deletion_request',
    export: ['state', 'asked_at', 'erase_on', 'due_on', 'ended_at'],
    erase: { keep: 'proof that the wish was carried out in time' },
  },
  {
    table: 'sealed_identity',
    export: [],
    erase: { keep: 'the name behind accounts that the law keeps, sealed' },
  },
];
