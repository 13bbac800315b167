import type { Database } from '#platform/db/database.ts';
import { selectForgotten } from '../room-store.ts';
import { closeRoom } from './records.ts';

/** Classes that ended while nobody was in the room: what was still recorded ends with them. */
export async function closeForgotten(db: Database): Promise<void> {
  for (const which of await selectForgotten(db)) await closeRoom(db, which);
}
