import { ageOn } from '#platform/text/days.ts';

/** Of age in India, and able to make a contract. */
const fullAge = 18;

export type Asks = 'self' | 'parent' | 'school';

interface Student {
  dob: string | null;
  hasParent: boolean;
  isEnrolledBySchool: boolean;
}

/** Who may ask to take data away or to be forgotten. For everybody under 18 that is a parent, or the school. */
export function whoAsks({ dob, hasParent, isEnrolledBySchool }: Student, today: string): Asks {
  if (dob !== null && ageOn(dob, today) >= fullAge) return 'self';
  return isEnrolledBySchool && !hasParent ? 'school' : 'parent';
}
