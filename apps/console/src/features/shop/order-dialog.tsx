import {
  getStaffCreditNote,
  type StaffOrder,
  type StaffOrderDetail,
  type StaffOrderRefund,
} from '@shala/api-client/money-staff.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import { saveAs } from '#shared/files/save-as.ts';
import { formatMoment } from '#shared/forms/moments.ts';
import { useSaving } from '#shared/forms/use-saving.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { BeginRefundForm } from './begin-refund-form.tsx';
import styles from './shop.module.css';
import { orderQuery } from './shop-query.ts';
import { ShopState } from './shop-state.tsx';
import { refundReasons, refundStates } from './state-texts.ts';

interface OrderDialogProps {
  /** Null: closed. */
  order: StaffOrder | null;
  onClose: () => void;
}

/** One order: what has gone back of it, and what can be given back. */
export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      opened={order !== null}
      onClose={onClose}
      title={order ? t('orders.titleOf', { name: order.studentName }) : ''}
      closeLabel={t('keys.close')}
      width={560}
    >
      {order ? <Content key={order.reference} order={order} onDone={onClose} /> : null}
    </Dialog>
  );
}

function Content({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const t = useTexts();
  const detail = useQuery(orderQuery(order.reference));
  return (
    <div className={styles.form}>
      <dl className={styles.facts}>
        <dt>{t('orders.reference')}</dt>
        <dd>{order.reference}</dd>
        <dt>{t('orders.total')}</dt>
        <dd>{formatRupees(order.totalPaise)}</dd>
        <dt>{t('orders.receipt')}</dt>
        <dd>{order.receiptNumber ?? '–'}</dd>
      </dl>
      <ShopState query={detail}>
        {(found) => (
          <>
            <Refunds order={found} studentId={order.studentId} />
            {found.lines.some(({ canRefund }) => canRefund) ? (
              <BeginRefundForm order={found} onDone={onDone} />
            ) : (
              <p>{t('refunds.nothingLeft')}</p>
            )}
          </>
        )}
      </ShopState>
    </div>
  );
}

function Refunds({ order: { lines, refunds }, studentId }: { order: StaffOrderDetail; studentId: number }) {
  const t = useTexts();
  if (refunds.length === 0) return null;
  const nameOf = ({ lineNo }: StaffOrderRefund) =>
    lines.find(({ number }) => number === lineNo)?.productName ?? t('refunds.wholePayment');
  return (
    <section className={styles.part}>
      <h3>{t('refunds.ofOrder')}</h3>
      <ul className={styles.refunds}>
        {refunds.map((refund) => (
          <OneRefund key={refund.id} refund={refund} name={nameOf(refund)} studentId={studentId} />
        ))}
      </ul>
    </section>
  );
}

interface OneRefundProps {
  refund: StaffOrderRefund;
  name: string;
  studentId: number;
}

function OneRefund({ refund, name, studentId }: OneRefundProps) {
  const t = useTexts();
  const language = useLanguage();
  const { tone, text } = refundStates[refund.state];
  return (
    <li>
      <div className={styles.row}>
        <b>{formatRupees(refund.amountPaise)}</b>
        <Chip tone={tone}>{t(text)}</Chip>
      </div>
      <span className={styles.sub}>
        {name} · {t(refundReasons[refund.reason])} ·{' '}
        {formatMoment(refund.doneAt ?? refund.createdAt, language)}
      </span>
      {refund.note ? <span className={styles.sub}>{refund.note}</span> : null}
      {refund.creditNoteNumber === null ? null : (
        <CreditNote studentId={studentId} id={refund.id} number={refund.creditNoteNumber} />
      )}
    </li>
  );
}

function CreditNote({ studentId, id, number }: { studentId: number; id: number; number: string }) {
  const t = useTexts();
  const { isBusy, save } = useSaving();
  const fetchFile = async () =>
    saveAs(await getStaffCreditNote(transport, { studentId, id }), `${number.replaceAll('/', '-')}.pdf`);
  return (
    <Button variant="text" loading={isBusy} onClick={() => void save(fetchFile, 'refunds.creditNoteSaved')}>
      {t('refunds.creditNote', { number })}
    </Button>
  );
}
