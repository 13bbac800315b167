import { useOnline } from '@shala/app-kit/use-online.ts';
import { OfflineBar } from '@shala/ui/offline-bar.tsx';
import { useTexts } from '../texts/texts.ts';

export function OfflineNotice({ onRetry }: { onRetry?: () => void }) {
  const t = useTexts();
  if (useOnline()) return null;
  return (
    <OfflineBar
      title={t('offline.title')}
      text={t('offline.text')}
      retry={onRetry && { label: t('offline.retry'), onRetry }}
    />
  );
}
