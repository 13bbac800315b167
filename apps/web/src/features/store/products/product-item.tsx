import type { Product } from '@shala/api-client/store.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button } from '@shala/ui/button.tsx';
import { ProductCard } from '@shala/ui/product-card.tsx';
import { ShelfCover } from '@shala/ui/shelf-cover.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { booksOf } from '../books-of.ts';
import { BuyButton } from './buy-button.tsx';
import { OwnedNote } from './owned-note.tsx';

interface ProductItemProps {
  product: Product;
  isAdding: boolean;
  onBuy: (productId: number) => void;
  onDetails: () => void;
}

export function ProductItem({ product, isAdding, onBuy, onDetails }: ProductItemProps) {
  const t = useTexts();
  const { name, description, duration, pricePaise, pictureUrl, lines, ownedUntil } = product;
  return (
    <ProductCard
      cover={<ShelfCover books={booksOf(lines)} picture={pictureUrl} />}
      over={duration}
      title={name}
      text={description}
      price={formatRupees(pricePaise)}
      note={ownedUntil === null ? null : <OwnedNote until={ownedUntil} />}
      actions={
        <>
          <Button
            variant="quiet"
            aria-label={t('store.seeDetailsOf', { name })}
            aria-haspopup="dialog"
            onClick={onDetails}
          >
            {t('store.seeDetails')}
          </Button>
          <BuyButton product={product} isAdding={isAdding} onBuy={onBuy} />
        </>
      }
    />
  );
}
