import type { Order } from '@shala/api-client/orders-shape.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Card } from '@shala/ui/card.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { Link } from '@shala/ui/link.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { dayOf } from '#shared/dates/day-in-words.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useLearnerId } from '#shared/session/use-learner-id.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { ownCalls } from './order-calls.ts';
import { ordersQuery } from './orders-query.ts';
import styles from './receipt-pane.module.css';
import { useReceipt } from './use-receipt.ts';

const SHOWN = 4;

/** The last receipts; all of them stand with the orders. */
export function ReceiptPane() {
  const t = useTexts();
  return (
    <Card className={styles.pane} role="group" aria-labelledby="receipts">
      <div className={styles.head}>
        <h2 id="receipts">{t('myProfile.receipts')}</h2>
        <Link href="/my-profile/orders" aria-label={t('myProfile.viewAllReceipts')} renderLink={appLink}>
          {t('myProfile.viewAll')}
        </Link>
      </div>
      <Receipts />
    </Card>
  );
}

function Receipts() {
  const t = useTexts();
  const query = useQuery(ordersQuery(useLearnerId()));
  if (query.isPending) {
    return (
      <Loading label={t('orders.loading')}>
        <ListSkeleton count={2} />
      </Loading>
    );
  }
  if (query.data === undefined) {
    return <FailedState title={t('orders.failed')} error={query.error} onRetry={query.refetch} />;
  }
  const paid = query.data.filter(({ receiptNumber }) => receiptNumber !== null).slice(0, SHOWN);
  if (paid.length === 0) return <p className={styles.none}>{t('myProfile.noReceipts')}</p>;
  return (
    <ul className={styles.receipts}>
      {paid.map((order) => (
        <Receipt key={order.reference} order={order} />
      ))}
    </ul>
  );
}

function Receipt({ order }: { order: Order }) {
  const t = useTexts();
  const language = useLanguage();
  const { isBusy, download } = useReceipt(order, ownCalls);
  return (
    <li>
      <div>
        <b>{order.lines.map(({ productName }) => productName).join(', ')}</b>
        <small>{dayOf(order.settledAt ?? order.createdAt, language)}</small>
      </div>
      <span className={styles.amount}>{formatRupees(order.totalPaise)}</span>
      <IconButton
        look="plain"
        label={t('orders.downloadOf', { number: order.receiptNumber ?? '' })}
        icon={<Download aria-hidden="true" />}
        aria-busy={isBusy || undefined}
        onClick={download}
      />
    </li>
  );
}
