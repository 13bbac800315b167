import { readNow } from '#platform/db/clock.ts';
import type { Learner, LiveClassesDeps } from './deps.ts';
import { stateOf } from './domain/class-times.ts';
import { allowedLink } from './domain/external-link.ts';
import { requireForStudent } from './require-class.ts';

export type Refusal = 'subscription_required' | 'live_class_not_open' | 'live_class_unavailable';

/** The link to another provider's meeting. The list of providers may have become shorter since it was set up. */
export async function joinExternal(
  { db, enrolment }: Pick<LiveClassesDeps, 'db' | 'enrolment'>,
  { learner, liveClassId }: { learner: Learner; liveClassId: number },
): Promise<{ link: string } | { refusal: Refusal }> {
  const { liveClass, isLocked } = await requireForStudent(db, { enrolment }, { learner, liveClassId });
  if (isLocked) return { refusal: 'subscription_required' };
  if (stateOf(liveClass, await readNow(db)) !== 'open') return { refusal: 'live_class_not_open' };
  const link = allowedLink(liveClass.externalUrl ?? '');
  return link === null ? { refusal: 'live_class_unavailable' } : { link };
}
