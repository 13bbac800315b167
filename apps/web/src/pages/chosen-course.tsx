import type { StudentCourse } from '@shala/api-client/courses.ts';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AttemptSkeleton } from '#features/attempt/panel/attempt-skeleton.tsx';
import { useCourse } from '#features/enrolment/use-course.ts';
import { useTexts } from '#shared/texts/texts.ts';

interface ChosenCourseProps {
  /** Whether the address says what is to be attempted. */
  isChosen: boolean;
  /** The enrolment it hangs in; without one the course in use. */
  enrolmentId?: number | undefined;
  children: (course: StudentCourse) => ReactNode;
}

/** Nothing starts that was not chosen first: exercise, paper or lesson, in a course of the student. */
export function ChosenCourse({ isChosen, enrolmentId, children }: ChosenCourseProps) {
  const t = useTexts();
  const { query, state } = useCourse();
  if (query.isPending) return <AttemptSkeleton title={t('quiz.palette')} label={t('attempt.loading')} />;
  const course = enrolmentId
    ? query.data?.courses.find(({ id }) => id === enrolmentId)
    : (state.course ?? undefined);
  return isChosen && course ? children(course) : <Navigate to="/practice" replace />;
}
