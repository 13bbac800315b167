import {
  countLiveClasses,
  countMessages,
  countWorksheets,
  viewAllLiveClasses,
  viewAllMessages,
  viewAllWorksheets,
} from '@shala/wire/notifications.ts';
import type { Database } from '#platform/db/database.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import type { Counter } from '../domain/notice.ts';
import { clearUnseen, countUnseen } from '../unseen.ts';

const calls = {
  messages: { count: countMessages, viewAll: viewAllMessages },
  live_classes: { count: countLiveClasses, viewAll: viewAllLiveClasses },
  worksheets: { count: countWorksheets, viewAll: viewAllWorksheets },
} satisfies Record<Counter, object>;

/** The badges of the acting student: how much of an area is new, and that it has been looked at. */
export function countRoutes(db: Database): Route[] {
  return (Object.keys(calls) as Counter[]).flatMap((counter) => [
    read(calls[counter].count, { policy: 'student' }, async ({ actor: { studentId } }) => ({
      count: await countUnseen(db, { studentId, counter }),
    })),
    ...calls[counter].viewAll.map((contract) =>
      write(contract, { policy: 'student' }, async ({ actor: { studentId } }, tx) => {
        await clearUnseen(tx, { studentId, counter });
        return { success: true };
      }),
    ),
  ]);
}
