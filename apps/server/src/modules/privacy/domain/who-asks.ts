import { ageOn, fullAge } from './age.ts';

export type Asks = 'self' | 'parent' | 'school';

interface Student {
  dob: string | null;
  hasParent: boolean;
  isEnrolledBySchool: boolean;
}

/** Who may ask to take data away or to be forgotten. For everybody under 18 that is a parent, or the school. */
export function whoAsks({ dob, hasParent, isEnrolledBySchool }: Student, today: string): Asks {
  if (dob !== null && ageOn(today, dob) >= fullAge) return 'self';
  return isEnrolledBySchool && !hasParent ? 'school' : 'parent';
}
