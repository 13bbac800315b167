import { type CourseChoice, takeCourse } from '@shala/api-client/onboarding.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useNavigate } from '@tanstack/react-router';
import { enrolmentsQuery } from '#features/enrolment/enrolments-query.ts';
import { useCourse } from '#features/enrolment/use-course.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { reasonOf } from '#shared/api/reason-of.ts';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useLearnerId } from '#shared/session/use-learner-id.ts';
import { useTexts } from '#shared/texts/texts.ts';

/** Takes a course as a trial and goes back to the profile, where it stands then. */
export function useAddCourse() {
  const t = useTexts();
  const navigate = useNavigate();
  const studentId = useLearnerId();
  const { query } = useCourse();
  const { isBusy, run } = useBusy();

  /** Each course has one trial, ever; what is there already is not added again. */
  const whyNot = (courseId: number): string | undefined => {
    const had = query.data?.courses.find((course) => course.courseId === courseId);
    return had && t(had.isExpired ? 'addCourse.trialUsed' : 'addCourse.yours');
  };
  const add = (choice: CourseChoice) =>
    void run(async () => {
      try {
        await takeCourse(transport, choice);
      } catch (error) {
        toast.bad(t('addCourse.failed'), reasonOf(error) ?? t('error.tryAgain'));
        return;
      }
      await queryClient.invalidateQueries({ queryKey: enrolmentsQuery(studentId).queryKey });
      toast.good(t('addCourse.added'), t('addCourse.addedText'));
      await navigate({ to: '/my-profile', replace: true });
    });
  return { isBusy, add, whyNot };
}
