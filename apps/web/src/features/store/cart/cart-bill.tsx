import type { Cart } from '@shala/api-client/store.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Bill } from '@shala/ui/bill.tsx';
import { Button } from '@shala/ui/button.tsx';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './cart.module.css';
import type { PricedCart } from './price-cart.ts';

interface CartBillProps {
  cart: Cart;
  priced: PricedCart;
  couponCode: string | null;
  isBusy: boolean;
  onCheckout: () => void;
}

/** What it comes to, and the way on. */
export function CartBill({ cart, priced, couponCode, isBusy, onCheckout }: CartBillProps) {
  const t = useTexts();
  const { items, originalPaise, totalPaise } = priced;
  const savedPaise = originalPaise - totalPaise;
  const rows = items.map(({ item: { id, name, pricePaise } }) => ({
    id,
    name,
    amount: formatRupees(pricePaise),
  }));
  const off = { id: 'coupon', name: couponCode ?? '', amount: `−${formatRupees(savedPaise)}`, isOff: true };
  return (
    <Bill
      title={t('cart.priceDetails')}
      rows={savedPaise > 0 ? [...rows, off] : rows}
      total={{ name: t('cart.total'), amount: formatRupees(totalPaise) }}
      note={
        <>
          {savedPaise > 0 ? (
            <s>
              <VisuallyHidden>{t('cart.originalPrice')} </VisuallyHidden>
              {formatRupees(originalPaise)}
            </s>
          ) : null}
          {savedPaise > 0 && cart.isGstIncluded ? ' · ' : null}
          {cart.isGstIncluded ? t('cart.gstIncluded') : null}
        </>
      }
    >
      <Button size="large" wide className={styles.checkout} loading={isBusy} onClick={onCheckout}>
        {t('cart.checkout')}
      </Button>
      <p className={styles.ways}>{t('cart.ways')}</p>
    </Bill>
  );
}
