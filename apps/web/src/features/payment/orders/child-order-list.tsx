import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#shared/api/query-client.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { childCalls } from './order-calls.ts';
import styles from './order-card.module.css';
import { OrderCards } from './order-cards.tsx';
import { childOrdersQuery, withOrder } from './orders-query.ts';
import { RefundPolicy } from './refund-policy.tsx';

/** What was paid for a child, as its parent sees it: nobody need sit in the child's seat. */
export function ChildOrderList({ studentId }: { studentId: number }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(childOrdersQuery(studentId));
  // What was loaded before stays when a later look fails: a refund may be asked for in it.
  if (data === undefined) {
    return error ? (
      <FailedState title={t('orders.failed')} error={error} onRetry={() => void refetch()} />
    ) : null;
  }
  const paid = data.orders.filter(({ receiptNumber }) => receiptNumber !== null);
  return (
    <section className={styles.ofChild}>
      <h2>{t('record.receipts')}</h2>
      {paid.length === 0 ? (
        <p className={styles.none}>{t('orders.empty')}</p>
      ) : (
        <OrderCards
          orders={paid}
          calls={childCalls(studentId)}
          policy={<RefundPolicy text={data.refundPolicy} />}
          onAsked={(next) =>
            queryClient.setQueryData(
              childOrdersQuery(studentId).queryKey,
              (before) => before && { ...before, orders: withOrder(before.orders, next) },
            )
          }
        />
      )}
    </section>
  );
}
