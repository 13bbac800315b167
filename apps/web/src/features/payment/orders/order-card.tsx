import type { Order, OrderLine } from '@shala/api-client/orders-shape.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { Card } from '@shala/ui/card.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Download from 'lucide-react/icons/download';
import Hourglass from 'lucide-react/icons/hourglass';
import { dayOf } from '#shared/dates/day-in-words.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import type { OrderCalls } from './order-calls.ts';
import styles from './order-card.module.css';
import { OrderLineRow } from './order-line-row.tsx';
import { RefundNote } from './refund-note.tsx';
import { useReceipt } from './use-receipt.ts';

interface OrderCardProps {
  order: Order;
  calls: OrderCalls;
  onAskRefund: (line: OrderLine) => void;
}

export function OrderCard({ order, calls, onAskRefund }: OrderCardProps) {
  const t = useTexts();
  const language = useLanguage();
  const { isBusy, download } = useReceipt(order, calls);
  const day = dayOf(order.settledAt ?? order.createdAt, language);
  // Money that came back for the payment as such belongs to no line.
  const whole = order.refunds.filter(({ lineNo }) => lineNo === null);
  return (
    <Card className={styles.card} role="group" aria-label={t('orders.orderOf', { day })}>
      <div className={styles.head}>
        <h2>{day}</h2>
        <StateChip state={order.state} />
      </div>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.number}>
            <OrderLineRow line={line} isPaid={order.state === 'paid'} onAskRefund={() => onAskRefund(line)} />
            {order.refunds
              .filter(({ lineNo }) => lineNo === line.number)
              .map((refund) => (
                <RefundNote key={refund.id} refund={refund} calls={calls} />
              ))}
          </li>
        ))}
      </ul>
      {whole.map((refund) => (
        <RefundNote key={refund.id} refund={refund} calls={calls} />
      ))}
      <div className={styles.foot}>
        <div>
          <p className={styles.total}>
            <span>{t('orders.total')}</span> <b>{formatRupees(order.totalPaise)}</b>
          </p>
          {order.couponCode !== null && order.discountPaise > 0 ? (
            <p className={styles.coupon}>
              {t('orders.withCoupon', { code: order.couponCode, amount: formatRupees(order.discountPaise) })}
            </p>
          ) : null}
          {order.receiptNumber === null ? null : (
            <p className={styles.number}>{t('orders.receipt', { number: order.receiptNumber })}</p>
          )}
        </div>
        {order.receiptNumber === null ? null : (
          <Button
            variant="quiet"
            icon={<Download aria-hidden="true" />}
            loading={isBusy}
            aria-label={t('orders.downloadOf', { number: order.receiptNumber })}
            onClick={download}
          >
            {t('orders.download')}
          </Button>
        )}
        {order.state === 'pending' ? (
          <ButtonLink variant="quiet" href={`/pgResponse/${order.reference}`} renderLink={appLink}>
            {t('orders.seeStatus')}
          </ButtonLink>
        ) : null}
      </div>
    </Card>
  );
}

function StateChip({ state }: { state: Order['state'] }) {
  const t = useTexts();
  if (state === 'paid') {
    return (
      <Chip tone="right" icon={<CircleCheck aria-hidden="true" />}>
        {t('orders.paid')}
      </Chip>
    );
  }
  if (state === 'pending') {
    return (
      <Chip tone="wait" icon={<Hourglass aria-hidden="true" />}>
        {t('orders.confirming')}
      </Chip>
    );
  }
  return (
    <Chip tone="quiet" icon={<CircleX aria-hidden="true" />}>
      {t('orders.notPaid')}
    </Chip>
  );
}
