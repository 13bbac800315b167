import type { StudentActor } from '#platform/http/actor.ts';
import type { Place } from '#platform/http/route.ts';
import type { Learner } from '../deps.ts';

interface From {
  actor: StudentActor;
  place: Place;
  locale: 'en' | 'hi';
}

export const learnerOf = ({ actor, place, locale }: From): Learner => ({
  tenantId: actor.tenantId,
  studentId: actor.studentId,
  brandId: place.brandId,
  locale,
});
