import type { StaffRefund } from '@shala/api-client/money-staff.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#shared/forms/moments.ts';
import { TurnPages } from '#shared/layout/turn-pages.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { RefundDialog } from './refund-dialog.tsx';
import styles from './shop.module.css';
import { refundsQuery } from './shop-query.ts';
import { ShopState } from './shop-state.tsx';
import { refundReasons, refundStates } from './state-texts.ts';

const waits = ({ state }: StaffRefund) => state === 'requested' || state === 'failed';

/** Those that wait for somebody's word stand first; the server orders them. */
export function RefundsPanel() {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<StaffRefund | null>(null);
  const refunds = useQuery(refundsQuery(page));
  return (
    <>
      <ShopState query={refunds}>
        {({ refunds: rows, pages, total }) => (
          <Panel title={t('shop.refunds')} note={t('refunds.count', { count: total })}>
            {rows.length === 0 ? (
              <EmptyState title={t('refunds.noneTitle')} text={t('refunds.noneText')} />
            ) : (
              <RefundTable refunds={rows} onOpen={setOpen} />
            )}
            <TurnPages page={page} pages={pages} onTurn={setPage} />
          </Panel>
        )}
      </ShopState>
      <RefundDialog refund={open} onClose={() => setOpen(null)} />
    </>
  );
}

interface RefundTableProps {
  refunds: readonly StaffRefund[];
  onOpen: (refund: StaffRefund) => void;
}

function RefundTable({ refunds, onOpen }: RefundTableProps) {
  const t = useTexts();
  const language = useLanguage();
  const columns: readonly Column<StaffRefund>[] = [
    {
      id: 'student',
      head: t('orders.student'),
      isName: true,
      cell: ({ studentName, createdAt }) => (
        <>
          {studentName}
          <span className={styles.sub}>{formatMoment(createdAt, language)}</span>
        </>
      ),
    },
    {
      id: 'what',
      head: t('refunds.what'),
      cell: ({ productName, orderReference }) => (
        <>
          {productName ?? t('refunds.wholePayment')}
          <span className={styles.sub}>{orderReference}</span>
        </>
      ),
    },
    {
      id: 'amount',
      head: t('refunds.amount'),
      isFigure: true,
      cell: ({ amountPaise }) => formatRupees(amountPaise),
    },
    {
      id: 'reason',
      head: t('refunds.reason'),
      cell: ({ reason, message }) => (
        <>
          {t(refundReasons[reason])}
          {message ? <span className={styles.sub}>{message}</span> : null}
        </>
      ),
    },
    {
      id: 'state',
      head: t('shop.state'),
      cell: ({ state, note }) => (
        <>
          <Chip tone={refundStates[state].tone}>{t(refundStates[state].text)}</Chip>
          {note ? <span className={styles.sub}>{note}</span> : null}
        </>
      ),
    },
    {
      id: 'open',
      head: t('refunds.decide'),
      cell: (refund) =>
        waits(refund) ? (
          <Button
            variant="quiet"
            aria-label={t('refunds.decideWhose', { name: refund.studentName })}
            onClick={() => onOpen(refund)}
          >
            {t('refunds.decide')}
          </Button>
        ) : null,
    },
  ];
  return (
    <DataTable
      caption={t('shop.refunds')}
      columns={columns}
      rows={refunds}
      keyOf={({ studentId, id }) => `${studentId}-${id}`}
    />
  );
}
