import { ButtonLink } from '@shala/ui/button.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#shared/api/query-client.ts';
import { getBrand } from '#shared/brand/brand.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useLearnerId } from '#shared/session/use-learner-id.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { ownCalls } from './order-calls.ts';
import { OrderCards } from './order-cards.tsx';
import { ordersQuery, withOrder } from './orders-query.ts';
import { CartPolicy } from './refund-policy.tsx';

/** What was bought, the newest first. */
export function OrderList() {
  const t = useTexts();
  const studentId = useLearnerId();
  const { data, error, isPending, refetch } = useQuery(ordersQuery(studentId));
  if (isPending) {
    return (
      <Loading label={t('orders.loading')}>
        <ListSkeleton count={3} />
      </Loading>
    );
  }
  if (data === undefined) {
    return <FailedState title={t('orders.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) return <NoOrders />;
  return (
    <OrderCards
      orders={data}
      calls={ownCalls}
      policy={<CartPolicy studentId={studentId} />}
      onAsked={(next) =>
        queryClient.setQueryData(
          ordersQuery(studentId).queryKey,
          (orders) => orders && withOrder(orders, next),
        )
      }
    />
  );
}

function NoOrders() {
  const t = useTexts();
  const { store, hideBuyCourse } = getBrand().flags;
  return (
    <EmptyState
      title={t('orders.empty')}
      text={t('orders.emptyText')}
      action={
        store === 'internal' && !hideBuyCourse ? (
          <ButtonLink href="/products" renderLink={appLink}>
            {t('orders.toStore')}
          </ButtonLink>
        ) : null
      }
    />
  );
}
