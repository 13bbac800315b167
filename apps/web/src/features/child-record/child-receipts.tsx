import type { Order } from '@shala/api-client/orders-shape.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button } from '@shala/ui/button.tsx';
import { Card } from '@shala/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { dayOf } from '#shared/dates/day-in-words.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './child-record.module.css';
import { childOrdersQuery } from './record-queries.ts';
import { useChildReceipt } from './use-child-receipt.ts';

/** What was paid for the child, each with its receipt. */
export function ChildReceipts({ studentId }: { studentId: number }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(childOrdersQuery(studentId));
  if (error) return <FailedState title={t('orders.failed')} error={error} onRetry={() => void refetch()} />;
  const paid = data?.filter(({ receiptNumber }) => receiptNumber !== null);
  if (paid === undefined) return null;
  return (
    <Card className={styles.card}>
      <h2>{t('record.receipts')}</h2>
      {paid.length === 0 ? <p className={styles.none}>{t('orders.empty')}</p> : null}
      <ul className={styles.receipts}>
        {paid.map((order) => (
          <Receipt key={order.reference} studentId={studentId} order={order} />
        ))}
      </ul>
    </Card>
  );
}

function Receipt({ studentId, order }: { studentId: number; order: Order }) {
  const t = useTexts();
  const language = useLanguage();
  const { isBusy, download } = useChildReceipt(studentId, order);
  return (
    <li className={styles.receipt}>
      <p>
        <b>{order.lines.map(({ productName }) => productName).join(', ')}</b>
        <span>
          {dayOf(order.settledAt ?? order.createdAt, language)} · {formatRupees(order.totalPaise)}
        </span>
      </p>
      <Button
        variant="quiet"
        icon={<Download aria-hidden="true" />}
        loading={isBusy}
        aria-label={t('orders.downloadOf', { number: order.receiptNumber ?? '' })}
        onClick={download}
      >
        {t('orders.download')}
      </Button>
    </li>
  );
}
