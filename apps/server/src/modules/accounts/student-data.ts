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
  {
    table: 'student',
    export: ['id', 'first_name', 'last_name', 'native_name', 'dob', 'phone_number', 'language', 'created_at'],
    files: 'picture_key',
    erase: { keep: 'what is kept by law hangs on it; what names the student is wiped' },
  },
  { table: 'guardian', export: ['relation', 'created_at'], erase: 'delete' },
];
