import { decideRefund, type RefundDecision, type StaffRefund } from '@shala/api-client/money-staff.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { TextArea } from '@shala/ui/text-area.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useSaving } from '#shared/forms/use-saving.ts';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import { readRupees, toRupeeField } from './rupees.ts';
import styles from './shop.module.css';
import { refetchShop } from './shop-query.ts';
import { refundReasons } from './state-texts.ts';

interface RefundDialogProps {
  /** Null: closed. */
  refund: StaffRefund | null;
  onClose: () => void;
}

export function RefundDialog({ refund, onClose }: RefundDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      opened={refund !== null}
      onClose={onClose}
      title={refund ? t('refunds.title', { name: refund.studentName }) : ''}
      closeLabel={t('keys.close')}
      width={560}
    >
      {refund ? <DecideForm key={refund.id} refund={refund} onDone={onClose} /> : null}
    </Dialog>
  );
}

/** Whole, a part of it, or no with a reason. What we owe by our own mistake goes back whole. */
function DecideForm({ refund, onDone }: { refund: StaffRefund; onDone: () => void }) {
  const t = useTexts();
  const { isBusy, save } = useSaving();
  const isAsked = refund.reason === 'requested' || refund.reason === 'staff';
  const [rupees, setRupees] = useState(toRupeeField(refund.amountPaise));
  const [note, setNote] = useState(refund.note ?? '');
  const [problem, setProblem] = useState<{ field: 'amount' | 'note'; text: TextId } | null>(null);

  const decide = async (decision: RefundDecision['decision']) => {
    const paise = readRupees(rupees);
    const isAmount = paise !== null && paise >= 1 && paise <= refund.amountPaise;
    if (decision === 'approve' && !isAmount)
      return setProblem({ field: 'amount', text: 'refunds.amountInvalid' });
    if (decision === 'refuse' && note.trim() === '')
      return setProblem({ field: 'note', text: 'refunds.noteRequired' });
    setProblem(null);
    const isDone = await save(
      async () => {
        const amountPaise = decision === 'approve' && paise !== refund.amountPaise ? paise : null;
        await decideRefund(transport, refund, { decision, amountPaise, note: note.trim() || null });
        await refetchShop();
      },
      decision === 'approve' ? 'refunds.approvedDone' : 'refunds.refusedDone',
    );
    if (isDone) onDone();
  };
  const said = (field: 'amount' | 'note') => (problem?.field === field ? t(problem.text) : undefined);
  return (
    <div className={styles.form}>
      <dl className={styles.facts}>
        <dt>{t('refunds.what')}</dt>
        <dd>{refund.productName ?? t('refunds.wholePayment')}</dd>
        <dt>{t('orders.reference')}</dt>
        <dd>{refund.orderReference}</dd>
        <dt>{t('refunds.amount')}</dt>
        <dd>{formatRupees(refund.amountPaise)}</dd>
        <dt>{t('refunds.reason')}</dt>
        <dd>{t(refundReasons[refund.reason])}</dd>
      </dl>
      {refund.message ? <p className={styles.quote}>{refund.message}</p> : null}
      {isAsked ? null : <p>{t('refunds.owed')}</p>}
      <TextField
        label={t('refunds.giveBack')}
        help={isAsked ? t('refunds.giveBackHelp') : undefined}
        prefix="₹"
        inputMode="decimal"
        value={rupees}
        disabled={!isAsked}
        error={said('amount')}
        onChange={({ currentTarget }) => setRupees(currentTarget.value)}
      />
      <TextArea
        label={t('refunds.note')}
        help={t('refunds.noteHelp')}
        rows={3}
        maxLength={1_000}
        value={note}
        error={said('note')}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className={styles.row}>
        {isAsked ? (
          <Button variant="danger" loading={isBusy} onClick={() => void decide('refuse')}>
            {t('refunds.refuse')}
          </Button>
        ) : (
          <span />
        )}
        <Button loading={isBusy} onClick={() => void decide('approve')}>
          {t('refunds.approve')}
        </Button>
      </div>
    </div>
  );
}
