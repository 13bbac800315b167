import { requestRefund } from '@shala/api-client/orders.ts';
import type { Order, OrderLine } from '@shala/api-client/orders-shape.ts';
import type { Cart } from '@shala/api-client/store.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { queryClient } from '#shared/api/query-client.ts';
import { reasonOf } from '#shared/api/reason-of.ts';
import { transport } from '#shared/api/transport.ts';
import { cartQuery } from '#shared/cart/cart-query.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { ordersQuery } from './orders-query.ts';
import styles from './refund-dialog.module.css';

interface RefundDialogProps {
  studentId: number | null;
  /** The line in question; null: the dialog is closed. */
  asking: { order: Order; line: OrderLine } | null;
  onClose: () => void;
}

/** The seller's rule stands above the question, so that nobody asks without knowing it. */
export function RefundDialog({ studentId, asking, onClose }: RefundDialogProps) {
  const t = useTexts();
  const form = useId();
  const { isBusy, run } = useBusy();
  const policy = useQuery({ ...cartQuery(studentId), enabled: asking !== null });
  const amount = asking ? formatRupees(asking.line.pricePaise - asking.line.discountPaise) : '';
  const send = (message: string) =>
    void run(async () => {
      if (asking === null) return;
      const { order, line } = asking;
      try {
        const next = await requestRefund(transport, {
          reference: order.reference,
          lineNo: line.number,
          message,
        });
        queryClient.setQueryData(ordersQuery(studentId).queryKey, (orders) =>
          orders?.map((one) => (one.reference === next.reference ? next : one)),
        );
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
        <Policy cart={policy} />
        <Reason
          key={asking ? `${asking.order.reference}:${asking.line.number}` : ''}
          id={form}
          onSend={send}
        />
      </div>
    </Dialog>
  );
}

/** A rule that is not known is not made up: without an answer nothing is said about it. */
function Policy({ cart: { data, isPending } }: { cart: UseQueryResult<Cart> }) {
  const t = useTexts();
  if (!data && !isPending) return null;
  return (
    <section className={styles.policy}>
      <h3>{t('orders.policy')}</h3>
      {data ? <p>{data.refundPolicy ?? t('orders.noPolicy')}</p> : <p aria-busy="true">…</p>}
    </section>
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
