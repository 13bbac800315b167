import { beginRefund, type StaffOrderDetail, type StaffOrderLine } from '@shala/api-client/money-staff.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button } from '@shala/ui/button.tsx';
import { Checkbox } from '@shala/ui/checkbox.tsx';
import { TextArea } from '@shala/ui/text-area.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useSaving } from '#shared/forms/use-saving.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { readRupees, toRupeeField } from './rupees.ts';
import styles from './shop.module.css';
import { refetchShop } from './shop-query.ts';

/** Amounts as typed, of the lines that are ticked. */
type Typed = Readonly<Record<number, string>>;

const readAmount = (line: StaffOrderLine, typed: string | undefined): number | null => {
  const paise = readRupees(typed ?? '');
  return paise !== null && paise >= 1 && paise <= line.paidPaise ? paise : null;
};

/** The seller's own decision: which lines, how much of each, and why. */
export function BeginRefundForm({ order, onDone }: { order: StaffOrderDetail; onDone: () => void }) {
  const t = useTexts();
  const { isBusy, save } = useSaving();
  const [typed, setTyped] = useState<Typed>({});
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const offered = order.lines.filter(({ canRefund }) => canRefund);
  const ticked = offered.filter(({ number }) => number in typed);

  const begin = async () => {
    setIsTried(true);
    const lines = ticked.flatMap((line) => {
      const amountPaise = readAmount(line, typed[line.number]);
      return amountPaise === null ? [] : [{ number: line.number, amountPaise }];
    });
    if (lines.length === 0 || lines.length < ticked.length || note.trim() === '') return;
    const isDone = await save(async () => {
      await beginRefund(transport, { reference: order.reference, lines, note: note.trim() });
      await refetchShop();
    }, 'refunds.begun');
    if (isDone) onDone();
  };
  return (
    <section className={styles.part}>
      <h3>{t('refunds.begin')}</h3>
      <p className={styles.sub}>{t('refunds.beginText')}</p>
      {offered.map((line, index) => (
        <LineChoice
          key={line.number}
          line={line}
          typed={typed[line.number]}
          isTried={isTried}
          missing={isTried && ticked.length === 0 && index === 0 ? t('refunds.chooseLine') : undefined}
          onType={(rupees) => setTyped((before) => withLine(before, line.number, rupees))}
        />
      ))}
      <TextArea
        label={t('refunds.beginReason')}
        help={t('refunds.beginReasonHelp')}
        rows={3}
        maxLength={1_000}
        value={note}
        error={isTried && note.trim() === '' ? t('refunds.noteRequired') : undefined}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className={styles.row}>
        <span />
        <Button variant="danger" loading={isBusy} onClick={() => void begin()}>
          {t('refunds.begin')}
        </Button>
      </div>
    </section>
  );
}

function withLine(before: Typed, number: number, rupees: string | null): Typed {
  const { [number]: _gone, ...others } = before;
  return rupees === null ? others : { ...others, [number]: rupees };
}

interface LineChoiceProps {
  line: StaffOrderLine;
  /** Undefined: not ticked. */
  typed: string | undefined;
  isTried: boolean;
  missing: string | undefined;
  onType: (rupees: string | null) => void;
}

function LineChoice({ line, typed, isTried, missing, onType }: LineChoiceProps) {
  const t = useTexts();
  const { productName: name, paidPaise } = line;
  return (
    <>
      <Checkbox
        label={t('refunds.line', { name, amount: formatRupees(paidPaise) })}
        checked={typed !== undefined}
        error={missing}
        onChange={({ currentTarget }) => onType(currentTarget.checked ? toRupeeField(paidPaise) : null)}
      />
      {typed === undefined ? null : (
        <TextField
          label={t('refunds.giveBackOf', { name })}
          prefix="₹"
          inputMode="decimal"
          value={typed}
          error={isTried && readAmount(line, typed) === null ? t('refunds.lineAmountInvalid') : undefined}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </>
  );
}
