import { cx } from './cx.ts';
import { PencilShape } from './pencil-shape.tsx';
import { BookShape, type ShelfBook } from './shelf-book.tsx';
import styles from './shelf-cover.module.css';

const keys = [7, 21.5].flatMap((x) => [29, 42, 55].map((y) => ({ x, y })));

const calculator = (
  <g transform="translate(14 -68)">
    <rect width="52" height="68" rx="6" style={{ fill: 'var(--ink)' }} />
    <rect x="7" y="8" width="38" height="14" rx="3" style={{ fill: 'var(--right-tint)' }} />
    {keys.map(({ x, y }) => (
      <rect key={`${x} ${y}`} x={x} y={y} width="9" height="9" rx="2" style={{ fill: 'var(--ink-2)' }} />
    ))}
    <rect x="36" y="29" width="9" height="9" rx="2" style={{ fill: 'var(--spark)' }} />
    <rect x="36" y="42" width="9" height="22" rx="2" style={{ fill: 'var(--spark)' }} />
  </g>
);

/** One book has company, two lean on each other, three stand in a row. */
function Books({ books: [first, second, third] }: { books: readonly ShelfBook[] }) {
  if (!first) return null;
  if (!second) {
    if (first.label) {
      return (
        <>
          <BookShape book={first} x={-54} width={52} height={98} />
          {calculator}
        </>
      );
    }
    return (
      <>
        <BookShape book={first} x={-52} width={68} height={104} hasRibbon />
        <PencilShape x={44} y={0} lean={-78} body={58} scale={0.95} />
      </>
    );
  }
  if (!third) {
    return (
      <>
        <BookShape book={first} x={-60} width={58} height={98} />
        <BookShape book={second} x={4} width={50} height={102} lean={4} />
      </>
    );
  }
  return (
    <>
      <BookShape book={first} x={-76} width={46} height={98} />
      <BookShape book={second} x={-27} width={46} height={106} />
      <BookShape book={third} x={26} width={46} height={98} lean={6} />
    </>
  );
}

interface ShelfCoverProps {
  /** Up to three; the rest is behind them. */
  books: readonly ShelfBook[];
  /** A photo of the seller's own instead. */
  picture?: string | null | undefined;
  className?: string | undefined;
}

/** What is sold, as books on a shelf; fills the frame it is given. It only adorns: the name stands beside it. */
export function ShelfCover({ books, picture, className }: ShelfCoverProps) {
  return (
    <div className={cx(styles.cover, className)}>
      {picture ? (
        <img src={picture} alt="" loading="lazy" />
      ) : (
        <svg viewBox="-95 -128 190 150" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
          <Books books={books} />
        </svg>
      )}
    </div>
  );
}
