import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { useTexts } from '../texts/texts.ts';
import { FailedState } from './failed-state.tsx';

interface NotYetProps {
  error: unknown;
  onRetry: () => void;
  /** 'The list did not load', where that can be said. */
  title?: string;
}

/** Stands where data will be: they are on their way, or did not come. */
export function NotYet({ error, onRetry, title }: NotYetProps) {
  const t = useTexts();
  if (error) return <FailedState title={title ?? t('error.title')} error={error} onRetry={onRetry} />;
  return (
    <Loading label={t('loading')}>
      <ListSkeleton />
    </Loading>
  );
}
