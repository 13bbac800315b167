import type { Order, OrderLine } from '@shala/api-client/orders-shape.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getBrand } from '#shared/brand/brand.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useLearnerId } from '#shared/session/use-learner-id.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './order-card.module.css';
import { OrderCard } from './order-card.tsx';
import { ordersQuery } from './orders-query.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** What was bought, the newest first. */
export function OrderList() {
  const t = useTexts();
  const studentId = useLearnerId();
  const { data, error, isPending, refetch } = useQuery(ordersQuery(studentId));
  const [asking, setAsking] = useState<{ order: Order; line: OrderLine } | null>(null);
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
    <>
      <ul className={styles.orders}>
        {data.map((order) => (
          <li key={order.reference}>
            <OrderCard order={order} onAskRefund={(line) => setAsking({ order, line })} />
          </li>
        ))}
      </ul>
      <RefundDialog studentId={studentId} asking={asking} onClose={() => setAsking(null)} />
    </>
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
