import type { Parent, Student } from '@shala/api-client/people.ts';

const profiles = '/auth/register/profiles';
/** Only who wants school and exams both has an exam left to choose. */
const bothUsages = 2;

/** Where a signed-in parent goes on: at the step where the current child's registration stopped. */
export function resumePath(parent: Pick<Parent, 'currentStudent'>, students: readonly Student[]): string {
  if (students.length === 0) return `${profiles}/add`;
  const current = parent.currentStudent ?? students.find((student) => student.isCurrent);
  if (!current || current.isBlocked) return profiles;
  switch (current.onboardingStep) {
    case 0:
      return students.length > 1 ? profiles : '/learn';
    case 3:
      return `${profiles}/add/${current.id}/usage/${bothUsages}/exams`;
    default:
      return `${profiles}/add/${current.id}/usage`;
  }
}
