import type { StaffCoupon } from '@shala/api-client/store-staff.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { Sheet } from '@shala/ui/sheet.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useKeys } from '#shared/keys/keys.ts';
import { TurnPages } from '#shared/layout/turn-pages.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { CouponForm } from './coupon-form.tsx';
import { formatDay } from './format-day.ts';
import styles from './shop.module.css';
import { allProductsQuery, couponsQuery } from './shop-query.ts';
import { ShopState } from './shop-state.tsx';

export function CouponsPanel() {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<StaffCoupon | 'new' | null>(null);
  const coupons = useQuery(couponsQuery(page));
  const products = useQuery({ ...allProductsQuery, enabled: open !== null });
  useKeys('shop.coupons', [{ keys: 'n', text: 'shop.newCoupon', run: () => setOpen('new') }]);
  const coupon = open === 'new' ? null : open;
  return (
    <>
      <ShopState query={coupons}>
        {({ coupons: rows, pages, total }) => (
          <Panel
            title={t('shop.coupons')}
            note={t('shop.couponCount', { count: total })}
            actions={
              <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpen('new')}>
                {t('shop.newCoupon')}
              </Button>
            }
          >
            {rows.length === 0 ? (
              <EmptyState title={t('shop.noCouponsTitle')} text={t('shop.noCouponsText')} />
            ) : (
              <CouponTable coupons={rows} onOpen={setOpen} />
            )}
            <TurnPages page={page} pages={pages} onTurn={setPage} />
          </Panel>
        )}
      </ShopState>
      <Sheet
        opened={open !== null}
        onClose={() => setOpen(null)}
        title={coupon ? coupon.code : t('shop.newCoupon')}
        closeLabel={t('keys.close')}
        width={640}
      >
        {open === null ? null : (
          <ShopState query={products}>
            {(all) => (
              <CouponForm
                key={coupon?.id ?? 'new'}
                coupon={coupon}
                products={all}
                onDone={() => setOpen(null)}
              />
            )}
          </ShopState>
        )}
      </Sheet>
    </>
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
