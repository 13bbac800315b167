import { inLocale, type LocalText, localTextSchema } from '@shala/brand/brand.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import { readNow } from '#platform/db/clock.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { StaffActor, StudentActor } from '#platform/http/actor.ts';
import { shownName } from '#platform/text/shown-name.ts';
import type { LiveClassesDeps } from './deps.ts';
import { stateOf } from './domain/class-times.ts';
import type { LiveClass } from './domain/live-class.ts';
import { type Seat, uidOf } from './domain/seat.ts';
import { selectStaffPerson, selectStudentPerson } from './person-store.ts';
import { requireForStaff, requireForStudent } from './require-class.ts';

/** Somebody who may come in, and into what. */
export interface Admission {
  seat: Seat;
  title: LocalText;
  startsAt: Date;
  endsAt: Date;
}

type Deps = Pick<LiveClassesDeps, 'db' | 'enrolment' | 'media'>;
type Who = Pick<StudentActor, 'tenantId' | 'studentId' | 'sessionId'>;
type Host = Pick<StaffActor, 'tenantId' | 'staffId' | 'sessionId'>;

/** Everything that may keep a student out of a room is looked at here, for the call and again for the socket. */
export async function admitStudent(deps: Deps, actor: Who, liveClassId: number): Promise<Admission> {
  const { tenantId, studentId, sessionId } = actor;
  const { liveClass, isLocked } = await requireForStudent(deps.db, deps, { learner: actor, liveClassId });
  if (isLocked) throw new AppError('subscription_required');
  await requireOpen(deps, liveClass);
  const person = await selectStudentPerson(deps.db, { tenantId, studentId, liveClassId });
  if (!person) throw notFound();
  if (person.isRemoved) throw new AppError('live_class_removed');
  const { firstName, lastName, pictureKey } = person;
  return admission(liveClass, {
    tenantId,
    liveClassId,
    sessionId,
    uid: uidOf('student', studentId),
    role: 'student',
    personId: studentId,
    fullName: `${firstName} ${lastName}`.trim(),
    shortName: shownName({ firstName, lastName }),
    picture: pictureKey,
  });
}

export async function admitHost(deps: Deps, actor: Host, liveClassId: number): Promise<Admission> {
  const { tenantId, staffId, sessionId } = actor;
  const liveClass = await requireForStaff(deps.db, { staff: actor, liveClassId });
  await requireOpen(deps, liveClass);
  const person = await selectStaffPerson(deps.db, { tenantId, staffId });
  if (!person) throw notFound();
  const fullName = inLocale(localTextSchema.parse(person.name), 'en');
  return admission(liveClass, {
    tenantId,
    liveClassId,
    sessionId,
    uid: uidOf('host', staffId),
    role: 'host',
    personId: staffId,
    fullName,
    shortName: fullName,
    picture: person.pictureKey,
  });
}

const admission = ({ title, startsAt, endsAt }: LiveClass, seat: Seat): Admission => ({
  seat,
  title,
  startsAt,
  endsAt,
});

async function requireOpen(deps: { db: Queryable; media: Deps['media'] }, liveClass: LiveClass) {
  if (stateOf(liveClass, await readNow(deps.db)) !== 'open') throw new AppError('live_class_not_open');
  if (liveClass.provider !== 'rtc' || deps.media.names.length === 0)
    throw new AppError('live_class_unavailable');
}
