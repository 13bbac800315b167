import type { Database } from '#platform/db/database.ts';
import type { JobHandler } from '#platform/events.ts';
import {
  type ActivityRow,
  type Connection,
  deleteOldActivity,
  insertActivity,
  type StaffConnection,
  selectLiveConnections,
  selectLiveStaff,
} from './activity-store.ts';
import { deleteOldTickets } from './ticket-store.ts';

/** When devices come and go is kept for security only, and not for long. */
const keptDays = 30;

export interface SessionActivity {
  record(row: ActivityRow): Promise<void>;
  findLive(connections: readonly Connection[]): Promise<Connection[]>;
  findLiveStaff(connections: readonly StaffConnection[]): Promise<StaffConnection[]>;
}

export function createSessionActivity(db: Database): SessionActivity {
  return {
    record: (row) => insertActivity(db, row),
    findLive: (connections) => selectLiveConnections(db, connections),
    findLiveStaff: (connections) => selectLiveStaff(db, connections),
  };
}

export function accountJobs(db: Database): JobHandler[] {
  return [
    { task: 'forget-session-activity', handle: () => deleteOldActivity(db, keptDays) },
    { task: 'forget-old-tickets', handle: () => deleteOldTickets(db) },
  ];
}
