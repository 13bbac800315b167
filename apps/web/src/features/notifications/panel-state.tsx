import type { NotificationsPage } from '@shala/api-client/notifications.ts';
import { Button } from '@shala/ui/button.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@shala/ui/state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTexts } from '#shared/texts/texts.ts';

/** Stands above the cards or in their place: on the way, nothing there, or nobody answered. */
export function PanelState({ query }: { query: UseQueryResult<NotificationsPage> }) {
  const t = useTexts();
  const { data, isError, isPending, refetch } = query;
  if (isPending) {
    return (
      <Loading label={t('notifications.loading')}>
        <ListSkeleton count={6} />
      </Loading>
    );
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
