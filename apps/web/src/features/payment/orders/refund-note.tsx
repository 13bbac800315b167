import type { Refund } from '@shala/api-client/orders-shape.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button } from '@shala/ui/button.tsx';
import { cx } from '@shala/ui/cx.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import { dayOf } from '#shared/dates/day-in-words.ts';
import { type TextId, useLanguage, useTexts } from '#shared/texts/texts.ts';
import type { OrderCalls } from './order-calls.ts';
import styles from './refund-note.module.css';
import { usePaper } from './use-paper.ts';

const stateTexts = {
  requested: 'orders.refund.requested',
  refused: 'orders.refund.refused',
  approved: 'orders.refund.approved',
  sent: 'orders.refund.sent',
  done: 'orders.refund.done',
  failed: 'orders.refund.failed',
} satisfies Record<Refund['state'], TextId>;

/** Money that comes back without anybody having asked: why, in plain words. */
const reasonTexts = {
  requested: null,
  staff: 'orders.because.staff',
  duplicate: 'orders.because.duplicate',
  unavailable: 'orders.because.unavailable',
  surplus: 'orders.because.surplus',
  mismatch: 'orders.because.mismatch',
} satisfies Record<Refund['reason'], TextId | null>;

const looks = {
  requested: { Icon: Hourglass, look: styles.wait },
  approved: { Icon: Hourglass, look: styles.wait },
  sent: { Icon: Hourglass, look: styles.wait },
  done: { Icon: CircleCheck, look: styles.right },
  refused: { Icon: CircleX, look: styles.wrong },
  failed: { Icon: CircleX, look: styles.wrong },
} satisfies Record<Refund['state'], unknown>;

/** How money on its way back stands. */
export function RefundNote({ refund, calls }: { refund: Refund; calls: Pick<OrderCalls, 'creditNote'> }) {
  const t = useTexts();
  const language = useLanguage();
  const { Icon, look } = looks[refund.state];
  // What the seller has dropped again needs no reason why it would come.
  const reason = refund.state === 'refused' ? null : reasonTexts[refund.reason];
  const day = dayOf(refund.doneAt ?? refund.createdAt, language);
  return (
    <div className={cx(styles.note, look)}>
      <Icon aria-hidden="true" />
      <div>
        <p>
          {reason === null ? null : `${t(reason)} `}
          {t(stateTexts[refund.state], { amount: formatRupees(refund.amountPaise), day })}
          {refund.note ? ` ${t('orders.note', { note: refund.note })}` : null}
        </p>
        {refund.creditNoteNumber === null ? null : (
          <CreditNote number={refund.creditNoteNumber} fetchFile={() => calls.creditNote(refund.id)} />
        )}
      </div>
    </div>
  );
}

function CreditNote({ number, fetchFile }: { number: string; fetchFile: () => Promise<Blob> }) {
  const t = useTexts();
  const { isBusy, download } = usePaper({ number, fetchFile, failed: 'orders.creditNoteFailed' });
  return (
    <Button variant="text" loading={isBusy} onClick={download}>
      {t('orders.creditNote', { number })}
    </Button>
  );
}
