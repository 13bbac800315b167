import type { StaffCoupon } from '@shala/api-client/store-staff.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { CouponForm } from './coupon-form.tsx';
import { formatDay } from './format-day.ts';
import { GoodsPanel } from './goods-panel.tsx';
import styles from './shop.module.css';
import { allProductsQuery, couponsQuery } from './shop-query.ts';

const texts = {
  title: 'shop.coupons',
  count: 'shop.couponCount',
  add: 'shop.newCoupon',
  noneTitle: 'shop.noCouponsTitle',
  noneText: 'shop.noCouponsText',
} as const;

export function CouponsPanel() {
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<StaffCoupon | 'new' | null>(null);
  return (
    <GoodsPanel
      query={useQuery(couponsQuery(page))}
      pageOf={({ coupons, pages, total }) => ({ items: coupons, pages, total })}
      page={page}
      onTurn={setPage}
      open={open}
      onOpen={setOpen}
      texts={texts}
      nameOf={({ code }) => code}
      known={useQuery({ ...allProductsQuery, enabled: open !== null })}
      sheetWidth={640}
      renderForm={(coupon, products) => (
        <CouponForm
          key={coupon?.id ?? 'new'}
          coupon={coupon}
          products={products}
          onDone={() => setOpen(null)}
        />
      )}
      renderTable={(coupons) => <CouponTable coupons={coupons} onOpen={setOpen} />}
    />
  );
}

interface CouponTableProps {
  coupons: readonly StaffCoupon[];
  onOpen: (coupon: StaffCoupon) => void;
}

function CouponTable({ coupons, onOpen }: CouponTableProps) {
  const t = useTexts();
  const language = useLanguage();
  const columns: readonly Column<StaffCoupon>[] = [
    {
      id: 'code',
      head: t('shop.code'),
      isName: true,
      cell: ({ code }) => <span className={styles.code}>{code}</span>,
    },
    {
      id: 'off',
      head: t('shop.discount'),
      cell: ({ kind, value, maxDiscountPaise }) => (
        <>
          {kind === 'percent' ? `${value} %` : formatRupees(value)}
          {maxDiscountPaise === null ? null : (
            <span className={styles.sub}>{t('shop.upTo', { price: formatRupees(maxDiscountPaise) })}</span>
          )}
        </>
      ),
    },
    {
      id: 'days',
      head: t('shop.valid'),
      cell: ({ fromDay, toDay }) => `${formatDay(fromDay, language)} – ${formatDay(toDay, language)}`,
    },
    {
      id: 'for',
      head: t('shop.forProducts'),
      cell: ({ productIds }) =>
        productIds.length === 0
          ? t('shop.everyProduct')
          : t('shop.productCount', { count: productIds.length }),
    },
    {
      id: 'uses',
      head: t('shop.uses'),
      isFigure: true,
      cell: ({ uses, maxUses }) => (maxUses === null ? uses : `${uses} / ${maxUses}`),
    },
    {
      id: 'state',
      head: t('shop.state'),
      cell: ({ isActive }) =>
        isActive ? (
          <Chip tone="right">{t('shop.couponOn')}</Chip>
        ) : (
          <Chip tone="quiet">{t('shop.couponOff')}</Chip>
        ),
    },
    {
      id: 'open',
      head: t('shop.change'),
      cell: (coupon) => (
        <Button
          variant="quiet"
          aria-label={t('shop.changeWhat', { what: coupon.code })}
          onClick={() => onOpen(coupon)}
        >
          {t('shop.change')}
        </Button>
      ),
    },
  ];
  return <DataTable caption={t('shop.coupons')} columns={columns} rows={coupons} keyOf={({ id }) => id} />;
}
