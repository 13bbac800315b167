import type { Product } from '@shala/api-client/store.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Dialog } from '@shala/ui/dialog.tsx';
import { ShelfCover } from '@shala/ui/shelf-cover.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { booksOf } from '../books-of.ts';
import { BuyButton } from './buy-button.tsx';
import { OwnedNote } from './owned-note.tsx';
import styles from './products.module.css';

interface ProductDetailsProps {
  product: Product;
  isOpen: boolean;
  isAdding: boolean;
  onClose: () => void;
  onBuy: (productId: number) => void;
}

/** All there is to know before buying. */
export function ProductDetails({ product, isOpen, isAdding, onClose, onBuy }: ProductDetailsProps) {
  const t = useTexts();
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={product.name}
      closeLabel={t('nav.close')}
      width={520}
      actions={<BuyButton product={product} isAdding={isAdding} onBuy={onBuy} />}
    >
      <ShelfCover className={styles.picture} books={booksOf(product.lines)} picture={product.pictureUrl} />
      <dl className={styles.facts}>
        {factsOf(product, t).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.description}>{product.description}</p>
      {product.ownedUntil === null ? null : <OwnedNote until={product.ownedUntil} />}
    </Dialog>
  );
}

/** An exam has neither board nor class. */
function factsOf(product: Product, t: ReturnType<typeof useTexts>): [string, string][] {
  const { boardName, className, subjectNames, pricePaise, duration, lines } = product;
  const exams = lines.filter(({ isExam }) => isExam).map(({ courseName }) => courseName);
  const facts: [string, string | null][] = [
    [t('store.board'), boardName],
    [t('store.class'), className],
    [t('store.exam'), exams.join(', ')],
    [t('store.subjects'), subjectNames.join(', ')],
    [t('store.price'), formatRupees(pricePaise)],
    [t('store.duration'), duration],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
