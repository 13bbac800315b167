import { ApiError } from '@shala/api-client/api-error.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useTexts } from '../texts/texts.ts';
import { appLink } from './app-link.tsx';
import { FailedState } from './failed-state.tsx';

/** An address that leads nowhere, or to what is not this person's: another try would not help. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 422].includes(error.status);

interface LoadProblemProps {
  /** 'The chapters did not load' */
  title: string;
  error: unknown;
  onRetry: () => void;
  back: { href: string; label: string };
  /** What is said of a thing that is not there, where it has words of its own. */
  gone?: { title: string; text: string };
}

/** Stands where one thing did not come: it is not there, or something went wrong. */
export function LoadProblem({ title, error, onRetry, back, gone }: LoadProblemProps) {
  const t = useTexts();
  if (!isGone(error)) return <FailedState title={title} error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      title={gone?.title ?? t('learn.goneTitle')}
      text={gone?.text ?? t('learn.goneText')}
      action={
        <ButtonLink href={back.href} renderLink={appLink}>
          {back.label}
        </ButtonLink>
      }
    />
  );
}
