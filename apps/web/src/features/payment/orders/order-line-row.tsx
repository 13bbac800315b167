import type { OrderLine } from '@shala/api-client/orders-shape.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button } from '@shala/ui/button.tsx';
import { cx } from '@shala/ui/cx.ts';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import { dayInWords } from '#shared/dates/day-in-words.ts';
import { type t as translate, useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './order-card.module.css';

interface OrderLineRowProps {
  line: OrderLine;
  isPaid: boolean;
  onAskRefund: () => void;
}

export function OrderLineRow({ line, isPaid, onAskRefund }: OrderLineRowProps) {
  const t = useTexts();
  const language = useLanguage();
  const subjects = line.subjectNames?.join(', ') ?? t('orders.allSubjects');
  const until =
    line.openUntil === null
      ? durationOf(line.durationDays, t)
      : t('orders.openUntil', { day: dayInWords(line.openUntil, language) });
  return (
    <div className={styles.line}>
      <span className={cx(styles.book, subjectColour(null, line.courseId))} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name}>{line.productName}</p>
        <p className={styles.what}>
          {line.courseName} · {subjects} · {until}
        </p>
        {isPaid && line.canAskRefund ? (
          <Button
            variant="text"
            aria-label={t('orders.askRefundOf', { name: line.productName })}
            onClick={onAskRefund}
          >
            {t('orders.askRefund')}
          </Button>
        ) : null}
      </div>
      <p className={styles.price}>
        <b>{formatRupees(line.pricePaise - line.discountPaise)}</b>
        {line.discountPaise > 0 ? <s>{formatRupees(line.pricePaise)}</s> : null}
      </p>
    </div>
  );
}

/** A year is twelve months; what is no whole number of them is told in days. */
function durationOf(days: number, t: typeof translate): string {
  const months = Math.round(days / 30.42);
  return Math.abs(months * 30.42 - days) < 4 ? t('orders.months', { months }) : t('orders.days', { days });
}
