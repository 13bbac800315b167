import type { Learner, LiveClassesDeps, Rooms } from './deps.ts';
import type { LiveClass } from './domain/live-class.ts';
import { uidOf } from './domain/seat.ts';
import { closeOpenSpans } from './presence-store.ts';
import { requireForStudent } from './require-class.ts';

type Deps = Pick<LiveClassesDeps, 'db' | 'enrolment'> & { rooms: Pick<Rooms, 'dropPerson'> };

/** The student's own attendance ends; the class goes on. */
export async function leaveClass(
  { db, enrolment, rooms }: Deps,
  { learner, liveClassId }: { learner: Learner; liveClassId: number },
): Promise<LiveClass> {
  const { tenantId, studentId } = learner;
  const { liveClass } = await requireForStudent(db, { enrolment }, { learner, liveClassId });
  await db.transaction().execute((tx) => closeOpenSpans(tx, { tenantId, liveClassId }, studentId));
  await rooms.dropPerson({ tenantId, liveClassId }, uidOf('student', studentId));
  return liveClass;
}
