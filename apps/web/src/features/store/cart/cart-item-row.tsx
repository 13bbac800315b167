import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Chip } from '@shala/ui/chip.tsx';
import { ShelfCover } from '@shala/ui/shelf-cover.tsx';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTexts } from '#shared/texts/texts.ts';
import { booksOf } from '../books-of.ts';
import styles from './cart.module.css';
import type { PricedItem } from './price-cart.ts';

interface CartItemRowProps extends PricedItem {
  onRemove: () => void;
}

export function CartItemRow({ item, totalPaise, onRemove }: CartItemRowProps) {
  const t = useTexts();
  const { name, description, duration, pricePaise, pictureUrl, lines } = item;
  return (
    <li className={styles.item}>
      <ShelfCover className={styles.cover} books={booksOf(lines)} picture={pictureUrl} />
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.description}>{description}</p>
        <div className={styles.tools}>
          <Chip tone="quiet">{duration}</Chip>
          <button
            type="button"
            data-remove
            className={styles.remove}
            aria-label={t('cart.removeOf', { name })}
            aria-haspopup="dialog"
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
            {t('cart.remove')}
          </button>
        </div>
      </div>
      <div className={styles.price}>
        <b>{formatRupees(totalPaise)}</b>
        {totalPaise < pricePaise ? (
          <>
            <s>
              <VisuallyHidden>{t('cart.originalPrice')} </VisuallyHidden>
              {formatRupees(pricePaise)}
            </s>
            <span className={styles.saved}>
              {t('cart.save', { amount: formatRupees(pricePaise - totalPaise) })}
            </span>
          </>
        ) : null}
      </div>
    </li>
  );
}
