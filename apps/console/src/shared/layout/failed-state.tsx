import { ApiError } from '@shala/api-client/api-error.ts';
import { Button } from '@shala/ui/button.tsx';
import { ErrorState } from '@shala/ui/state.tsx';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTexts } from '../texts/texts.ts';

interface FailedStateProps {
  title: string;
  error: unknown;
  onRetry: () => void;
  /** No frame around it: its title is the page's heading. */
  isPage?: boolean;
}

/** Stands where something did not load: what happened, and another try. */
export function FailedState({ title, error, onRetry, isPage = false }: FailedStateProps) {
  const t = useTexts();
  const isUnreachable = error instanceof ApiError && error.code === 'network';
  return (
    <ErrorState
      isPage={isPage}
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
