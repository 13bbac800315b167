import { useSession } from '#shared/session/session.ts';

/** Whose course is being set up. WizardLayout has seen to it that there is somebody. */
export function useWizardSeat() {
  const { user } = useSession();
  if (user?.kind !== 'parent' || user.currentStudent === null) throw new Error('nobody has the seat');
  const { id, firstName, onboardingStep } = user.currentStudent;
  return { parentId: user.id, studentId: id, firstName, step: onboardingStep };
}
