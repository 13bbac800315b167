import type { StaffOrder, StaffOrderState } from '@shala/api-client/money-staff.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { SearchField } from '@shala/ui/search-field.tsx';
import { Select } from '@shala/ui/select.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { formatMoment } from '#shared/forms/moments.ts';
import { TurnPages } from '#shared/layout/turn-pages.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { OrderDialog } from './order-dialog.tsx';
import styles from './shop.module.css';
import { ordersQuery } from './shop-query.ts';
import { ShopState } from './shop-state.tsx';
import { orderStates } from './state-texts.ts';

const states = Object.keys(orderStates) as StaffOrderState[];

/** Found by reference, by the gateway's reference or by receipt number. */
export function OrdersPanel() {
  const t = useTexts();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<StaffOrderState | 'all'>('all');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<StaffOrder | null>(null);
  const orders = useQuery(
    ordersQuery({ search: useDeferredValue(search.trim()), state: state === 'all' ? null : state, page }),
  );
  const look = (words: string) => {
    setSearch(words);
    setPage(1);
  };
  return (
    <>
      <ShopState query={orders}>
        {({ orders: rows, pages, total }) => (
          <Panel
            title={t('shop.orders')}
            note={t('orders.count', { count: total })}
            actions={
              <div className={styles.filters}>
                <Select
                  label={t('orders.state')}
                  current={state}
                  options={[
                    { id: 'all' as const, label: t('orders.all') },
                    ...states.map((id) => ({ id, label: t(orderStates[id].text) })),
                  ]}
                  onChange={(id) => {
                    setState(id);
                    setPage(1);
                  }}
                />
                <SearchField
                  label={t('orders.search')}
                  clearLabel={t('people.clearSearch')}
                  value={search}
                  onChange={look}
                />
              </div>
            }
          >
            {rows.length === 0 ? (
              <EmptyState title={t('orders.noneTitle')} text={t('orders.noneText')} />
            ) : (
              <OrderTable orders={rows} onOpen={setOpen} />
            )}
            <TurnPages page={page} pages={pages} onTurn={setPage} />
          </Panel>
        )}
      </ShopState>
      <OrderDialog order={open} onClose={() => setOpen(null)} />
    </>
  );
}

interface OrderTableProps {
  orders: readonly StaffOrder[];
  onOpen: (order: StaffOrder) => void;
}

function OrderTable({ orders, onOpen }: OrderTableProps) {
  const t = useTexts();
  const language = useLanguage();
  const columns: readonly Column<StaffOrder>[] = [
    {
      id: 'reference',
      head: t('orders.reference'),
      isName: true,
      cell: ({ reference, createdAt }) => (
        <>
          <span className={styles.code}>{reference}</span>
          <span className={styles.sub}>{formatMoment(createdAt, language)}</span>
        </>
      ),
    },
    { id: 'student', head: t('orders.student'), cell: ({ studentName }) => studentName },
    {
      id: 'products',
      head: t('shop.products'),
      cell: ({ products, couponCode }) => (
        <>
          {products.join(', ')}
          {couponCode ? <span className={styles.sub}>{t('orders.coupon', { code: couponCode })}</span> : null}
        </>
      ),
    },
    {
      id: 'total',
      head: t('orders.total'),
      isFigure: true,
      cell: ({ totalPaise }) => formatRupees(totalPaise),
    },
    {
      id: 'gateway',
      head: t('orders.gateway'),
      cell: ({ gateway, gatewayRefs }) => (
        <>
          {gateway ?? '–'}
          {gatewayRefs.map((one) => (
            <span key={one} className={styles.sub}>
              {one}
            </span>
          ))}
        </>
      ),
    },
    { id: 'receipt', head: t('orders.receipt'), cell: ({ receiptNumber }) => receiptNumber ?? '–' },
    {
      id: 'state',
      head: t('shop.state'),
      cell: ({ state, settledAt }) => (
        <>
          <Chip tone={orderStates[state].tone}>{t(orderStates[state].text)}</Chip>
          {settledAt ? <span className={styles.sub}>{formatMoment(settledAt, language)}</span> : null}
        </>
      ),
    },
    {
      id: 'open',
      head: t('orders.look'),
      cell: (order) => (
        <Button
          variant="quiet"
          aria-label={t('orders.lookWhat', { reference: order.reference })}
          onClick={() => onOpen(order)}
        >
          {t('orders.look')}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('shop.orders')}
      columns={columns}
      rows={orders}
      keyOf={({ reference }) => reference}
    />
  );
}
