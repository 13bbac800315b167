import type { RefundWish } from '@shala/api-client/orders.ts';
import type { Order, OrderLine } from '@shala/api-client/orders-shape.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { reasonOf } from '#shared/api/reason-of.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './refund-dialog.module.css';

interface RefundDialogProps {
  /** The line in question; null: the dialog is closed. */
  asking: { order: Order; line: OrderLine } | null;
  policy: ReactNode;
  onSend: (wish: RefundWish) => Promise<void>;
  onClose: () => void;
}

/** The seller's rule stands above the question, so that nobody asks without knowing it. */
export function RefundDialog({ asking, policy, onSend, onClose }: RefundDialogProps) {
  const t = useTexts();
  const form = useId();
  const { isBusy, run } = useBusy();
  const amount = asking ? formatRupees(asking.line.pricePaise - asking.line.discountPaise) : '';
  const send = (message: string) =>
    void run(async () => {
      if (asking === null) return;
      const { order, line } = asking;
      try {
        await onSend({ reference: order.reference, lineNo: line.number, message });
        toast.good(t('orders.requestSent'), t('orders.requestSentText'));
        onClose();
      } catch (error) {
        toast.bad(t('orders.requestFailed'), reasonOf(error) ?? t('error.noConnection'));
      }
    });
  return (
    <Dialog
      opened={asking !== null}
      onClose={onClose}
      title={t('orders.askRefund')}
      text={t('orders.refundIntro', { amount })}
      actions={
        <>
          <Button variant="danger" type="submit" form={form} loading={isBusy}>
            {t('orders.sendRequest')}
          </Button>
          <Button onClick={onClose}>{t('orders.keepCourse')}</Button>
        </>
      }
    >
      <div className={styles.body}>
        {policy}
        <Reason
          key={asking ? `${asking.order.reference}:${asking.line.number}` : ''}
          id={form}
          onSend={send}
        />
      </div>
    </Dialog>
  );
}

function Reason({ id, onSend }: { id: string; onSend: (message: string) => void }) {
  const t = useTexts();
  const field = useId();
  const [message, setMessage] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsMissing(message.trim() === '');
    if (message.trim() === '') event.currentTarget.querySelector('textarea')?.focus();
    else onSend(message.trim());
  };
  return (
    <form id={id} onSubmit={submit} noValidate>
      <label htmlFor={field}>{t('orders.reason')}</label>
      <textarea
        id={field}
        className={styles.field}
        rows={3}
        maxLength={1000}
        value={message}
        aria-invalid={isMissing || undefined}
        aria-describedby={`${field}-note`}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <p id={`${field}-note`} role="alert" className={styles.missing}>
        {isMissing ? t('orders.reasonMissing') : null}
      </p>
    </form>
  );
}
