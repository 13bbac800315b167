import { ApiError } from '@shala/api-client/api-error.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { appLink } from '#shared/layout/app-link.tsx';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useTexts } from '#shared/texts/texts.ts';

interface ProgressProblemProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands where results did not come: they are of something that is not there, or something went wrong. */
export function ProgressProblem({ error, onRetry }: ProgressProblemProps) {
  const t = useTexts();
  if (error instanceof ApiError && [400, 404, 422].includes(error.status)) {
    return (
      <EmptyState
        title={t('learn.goneTitle')}
        text={t('learn.goneText')}
        action={
          <ButtonLink href="/my-progress" renderLink={appLink}>
            {t('progress.back')}
          </ButtonLink>
        }
      />
    );
  }
  return <FailedState title={t('progress.failed')} error={error} onRetry={onRetry} />;
}
