import type { StudentTable } from '#platform/student-data.ts';

export const liveClassTables: readonly StudentTable[] = [
  {
    table: 'live_seat',
    export: ['live_class_id', 'hand_at', 'may_speak', 'may_show', 'removed_at'],
    erase: 'delete',
  },
  {
    table: 'live_attendance',
    export: ['live_class_id', 'joined_at', 'seen_at', 'left_at'],
    erase: 'delete',
  },
  {
    table: 'live_message',
    owner: 'author_student_id',
    export: ['live_class_id', 'id', 'body', 'created_at', 'hidden_at'],
    erase: 'delete',
  },
  {
    // The file on the media node has no row any more: it is not made into anything, and leaves with the next sweep.
    table: 'live_track',
    owner: 'author_student_id',
    export: ['recording_id', 'what', 'started_at'],
    erase: 'delete',
  },
];
