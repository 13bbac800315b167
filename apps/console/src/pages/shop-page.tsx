import { DeskPage } from '@shala/ui/desk-page.tsx';
import { Tabs } from '@shala/ui/tabs.tsx';
import { useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { CouponsPanel } from '#features/shop/coupons-panel.tsx';
import { OrdersPanel } from '#features/shop/orders-panel.tsx';
import { ProductsPanel } from '#features/shop/products-panel.tsx';
import { RefundsPanel } from '#features/shop/refunds-panel.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './shop-page.module.css';

const parts = {
  products: ProductsPanel,
  coupons: CouponsPanel,
  orders: OrdersPanel,
  refunds: RefundsPanel,
} satisfies Record<string, ComponentType>;
type Part = keyof typeof parts;

/** What is sold, at which price, who bought it, and who wants money back. */
export function ShopPage({ part: wanted }: { part: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const part = wanted in parts ? (wanted as Part) : 'products';
  const Shown = parts[part];
  usePageHeader({ title: t('nav.shop'), sub: t(`shop.${part}`) });
  return (
    <DeskPage>
      <Tabs
        label={t('nav.shop')}
        current={part}
        tabs={(Object.keys(parts) as Part[]).map((id) => ({ id, label: t(`shop.${id}`) }))}
        onChange={(id) => void navigate({ to: '/shop/$part', params: { part: id } })}
      >
        <div className={styles.part}>
          <Shown />
        </div>
      </Tabs>
    </DeskPage>
  );
}
