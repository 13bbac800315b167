import { ApiError } from '@shala/api-client/api-error.ts';
import { Button } from '@shala/ui/button.tsx';
import { ErrorState } from '@shala/ui/state.tsx';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTexts } from '../texts/texts.ts';

interface FailedStateProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Stands where something did not load: what happened, and another try. */
export function FailedState({ title, error, onRetry }: FailedStateProps) {
  const t = useTexts();
  const isUnreachable = error instanceof ApiError && error.code === 'network';
  return (
    <ErrorState
      title={title}
      text={t(isUnreachable ? 'error.noConnection' : 'error.ourSide')}
      action={
        <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
          {t('error.retry')}
        </Button>
      }
    />
  );
}
