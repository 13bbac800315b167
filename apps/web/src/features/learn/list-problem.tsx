import { ApiError } from '@shala/api-client/api-error.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { appLink } from '#shared/layout/app-link.tsx';
import { FailedState } from '#shared/layout/failed-state.tsx';
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
  if (error instanceof ApiError && [400, 404, 422].includes(error.status)) {
    return (
      <EmptyState
        title={t('learn.goneTitle')}
        text={t('learn.goneText')}
        action={
          <ButtonLink href="/learn" renderLink={appLink}>
            {t('learn.back')}
          </ButtonLink>
        }
      />
    );
  }
  return <FailedState title={title} error={error} onRetry={onRetry} />;
}
