import type { Cart } from '@shala/api-client/store.ts';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Undo2 from 'lucide-react/icons/undo-2';
import Zap from 'lucide-react/icons/zap';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './cart.module.css';

/** What a parent asks before paying. */
export function CartFacts({ cart, name }: { cart: Cart; name: string }) {
  const t = useTexts();
  return (
    <ul className={styles.facts}>
      <li>
        <Zap aria-hidden="true" />
        {t('cart.factOpen')}
      </li>
      <li>
        <ReceiptIndianRupee aria-hidden="true" />
        {t(cart.isGstIncluded ? 'cart.factGstReceipt' : 'cart.factReceipt', { name })}
      </li>
      <li>
        <ShieldCheck aria-hidden="true" />
        {t('cart.factCard')}
      </li>
      {cart.refundPolicy === null ? null : (
        <li className={styles.refunds}>
          <Undo2 aria-hidden="true" />
          <span>
            <strong>{t('cart.refunds')}</strong> {cart.refundPolicy}
          </span>
        </li>
      )}
    </ul>
  );
}
