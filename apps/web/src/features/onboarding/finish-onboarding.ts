import { type CourseChoice, registerTrial, takeCourse } from '@shala/api-client/onboarding.ts';
import { clearCourses } from '@shala/api-client/storage.ts';
import { transport } from '#shared/api/transport.ts';
import { attempt } from './attempt.ts';
import { saveStep } from './save-step.ts';
import { onboardingSteps } from './wizard.ts';

export interface Seat {
  readonly parentId: number;
  readonly studentId: number;
}

const takeChosen = (choice: CourseChoice): Promise<boolean> =>
  attempt(takeCourse(transport, choice), 'error.title', 'error.tryAgain');

/** Who wants both has an exam left to choose: the trial begins with that. */
export async function goOnToExams({ studentId }: Seat, classRoom: CourseChoice): Promise<boolean> {
  return (await takeChosen(classRoom)) && (await saveStep(studentId, { step: onboardingSteps.exams }));
}

/** The last choice: course, trial, done. Each of them may be sent again after a failure. */
export async function finishOnboarding(seat: Seat, choice: CourseChoice): Promise<boolean> {
  return (
    (await takeChosen(choice)) &&
    (await startTrial(seat.parentId)) &&
    (await saveStep(seat.studentId, { step: onboardingSteps.done }))
  );
}

/** The courses this device remembers are out of date then; the session goes on. */
const startTrial = (parentId: number): Promise<boolean> =>
  attempt(
    registerTrial(transport, parentId).then(() => clearCourses(localStorage)),
    'error.somethingWentWrong',
    'error.tryAgain',
  );
