import { PageGrid } from '@shala/ui/page-grid.tsx';
import { OrderList } from '#features/payment/orders/order-list.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function OrdersPage() {
  const t = useTexts();
  usePageHeader({ title: t('orders.short'), subText: t('orders.subText'), backTo: '/my-profile' });
  return (
    <PageGrid>
      <OrderList />
    </PageGrid>
  );
}
