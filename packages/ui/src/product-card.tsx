import type { CSSProperties, ReactNode } from 'react';
import styles from './product-card.module.css';

const PRODUCT_CARDS_PER_ROW = 3;

interface ProductCardProps {
  /** A ShelfCover. */
  cover: ReactNode;
  /** On the cover: '12 months' */
  over: string;
  title: string;
  text: string;
  price: string;
  /** Above the price: 'Yours until 31 Mar 2027' */
  note?: ReactNode;
  /** Two buttons. */
  actions: ReactNode;
}

export function ProductCard({ cover, over, title, text, price, note, actions }: ProductCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        {cover}
        <span className={styles.over}>{over}</span>
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {note ? <div className={styles.note}>{note}</div> : null}
        <p className={styles.price}>{price}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </article>
  );
}

/** Three in a row beside the sidebar, one on a phone. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.grid} style={{ '--per-row': PRODUCT_CARDS_PER_ROW } as CSSProperties}>
      {children}
    </div>
  );
}
