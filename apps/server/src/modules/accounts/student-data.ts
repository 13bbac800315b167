import type { StudentTable } from '#platform/student-data.ts';

export const accountTables: readonly StudentTable[] = [
  {
    table: 'guardian_invitation',
    export: ['phone_number', 'relation', 'created_at', 'accepted_at'],
    erase: 'delete',
  },
  { table: 'link_code', export: ['created_at', 'expires_at', 'used_at'], erase: 'delete' },
  { table: 'password_reset', export: ['created_at', 'used_at'], erase: 'delete' },
  {
    table: 'consent',
    export: ['document', 'version', 'verified_by', 'given_at'],
    erase: { keep: 'proof that data was processed lawfully' },
  },
  { table: 'student_credential', export: ['email', 'password_changed_at', 'created_at'], erase: 'delete' },
  { table: 'session_activity', export: ['event', 'ip', 'user_agent', 'at'], erase: 'delete' },
  { table: 'guardian', export: ['relation', 'created_at'], erase: 'delete' },
];
