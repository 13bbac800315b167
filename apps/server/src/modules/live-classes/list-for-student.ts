import { readNow } from '#platform/db/clock.ts';
import { selectForStudent } from './class-store.ts';
import type { Learner, LiveClassesDeps } from './deps.ts';
import { stateOf } from './domain/class-times.ts';
import type { LiveClass } from './domain/live-class.ts';
import { accessTo, findStanding, isAreaLocked } from './student-standing.ts';
import { toLiveClass } from './to-live-class.ts';

export interface StudentClass {
  liveClass: LiveClass;
  isLocked: boolean;
  /** The window is open, and this student may come in. */
  canJoin: boolean;
}

interface List {
  learner: Learner;
  when: 'now' | 'upcoming';
  search: string;
}

/** Classes for this student, the next first, in a fixed number of statements. */
export async function listForStudent(
  { db, enrolment }: Pick<LiveClassesDeps, 'db' | 'enrolment'>,
  { learner, when, search }: List,
): Promise<{ classes: StudentClass[]; isLocked: boolean; now: Date }> {
  const standing = await findStanding(db, { enrolment }, learner);
  const now = await readNow(db);
  const found = await selectForStudent(db, {
    tenantId: learner.tenantId,
    courseIds: [...standing.courses.keys()],
    sectionIds: standing.sectionIds,
    when,
    words: search.trim().normalize('NFC'),
  });
  const classes = found.map(toLiveClass).flatMap((liveClass) => {
    const access = accessTo(standing, liveClass);
    if (access === 'none') return [];
    const canJoin = access === 'open' && stateOf(liveClass, now) === 'open';
    return [{ liveClass, isLocked: access === 'locked', canJoin }];
  });
  return { classes, isLocked: isAreaLocked(standing), now };
}
