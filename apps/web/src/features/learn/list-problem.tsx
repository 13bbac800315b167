import { LoadProblem } from '#shared/layout/load-problem.tsx';
import { isSubscriptionRequired } from '#shared/lock/lock-reason.ts';
import { LockedPage } from '#shared/lock/locked-page.tsx';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { useTexts } from '#shared/texts/texts.ts';

interface ListProblemProps {
  course: CourseRef;
  error: unknown;
  /** 'The chapters did not load' */
  title: string;
  what: 'lock.subjectTitle' | 'lock.chapterTitle';
  onRetry: () => void;
}

/** Stands where a list did not come: it is closed, it is not there, or something went wrong. */
export function ListProblem({ course, error, title, what, onRetry }: ListProblemProps) {
  const t = useTexts();
  if (isSubscriptionRequired(error)) {
    return <LockedPage course={course} what={what} backTo="/learn" backLabel={t('learn.back')} />;
  }
  const back = { href: '/learn', label: t('learn.back') };
  return <LoadProblem title={title} error={error} onRetry={onRetry} back={back} />;
}
