import type { StudentTable } from '#platform/student-data.ts';

export const notificationTables: readonly StudentTable[] = [
  {
    table: 'notification',
    export: ['id', 'type', 'action', 'title', 'body', 'created_at', 'seen_at', 'deleted_at'],
    erase: 'delete',
  },
  { table: 'digest_setting', export: ['parent_id', 'stopped_at'], erase: 'delete' },
  { table: 'digest', export: ['parent_id', 'week', 'told', 'sent_at'], erase: 'delete' },
];
