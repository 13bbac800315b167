import type { NotificationsPage } from '@shala/api-client/notifications.ts';
import { Button } from '@shala/ui/button.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@shala/ui/state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useOnline } from '#shared/hooks/use-online.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './notification-panel.module.css';

/** Stands above the cards or in their place: on the way, nothing there, or nobody answered. */
export function PanelState({ query }: { query: UseQueryResult<NotificationsPage> }) {
  const t = useTexts();
  const isOnline = useOnline();
  const { data, isError, isPending, refetch } = query;
  if (isPending) {
    return (
      <Loading label={t('notifications.loading')}>
        <ListSkeleton count={6} />
      </Loading>
    );
  }
  // What came before stays readable; without a network the bar above has said it.
  if (isError && data) {
    return isOnline ? (
      <p role="alert" className={styles.old}>
        <span>{t('notifications.listFailed')}</span> <span>{t('notifications.tryLater')}</span>
      </p>
    ) : null;
  }
  if (isError) {
    return (
      <ErrorState
        title={t('notifications.listFailed')}
        text={t('notifications.tryLater')}
        action={
          <Button icon={<RotateCw aria-hidden="true" />} onClick={() => void refetch()}>
            {t('error.retry')}
          </Button>
        }
      />
    );
  }
  return data.total === 0 ? (
    <EmptyState title={t('notifications.emptyTitle')} text={t('notifications.emptyText')} />
  ) : null;
}
