import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './pagination.module.css';
import type { LinkParts } from './render-link.tsx';

interface PaginationProps {
  label: string;
  page: number;
  pages: number;
  /** 'Page 3' */
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** The app draws a link to a page: what it holds, and how it looks. */
  renderPage: (page: number, parts: Omit<LinkParts, 'href'>) => ReactNode;
}

/** The first, the last and those around the current one; null stands for what is left out. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (one) => one === 1 || one === pages || Math.abs(one - page) <= 1,
  );
  return near.flatMap((one, place) => {
    const gap = one - (near[place - 1] ?? 0);
    if (gap === 2) return [one - 1, one];
    return gap > 2 ? [null, one] : [one];
  });
}

/** One page needs no pages. */
export function Pagination(props: PaginationProps) {
  const { label, page, pages, pageLabel, previousLabel, nextLabel, renderPage } = props;
  if (pages <= 1) return null;
  const arrow = (to: number, name: string, icon: ReactNode) =>
    to < 1 || to > pages ? (
      <span className={cx(styles.page, styles.off)} aria-hidden="true">
        {icon}
      </span>
    ) : (
      renderPage(to, { className: styles.page ?? '', 'aria-label': name, children: icon })
    );
  return (
    <nav className={styles.bar} aria-label={label}>
      {arrow(page - 1, previousLabel, <ChevronLeft aria-hidden="true" />)}
      <ol className={styles.list}>
        {pagesToShow(page, pages).map((one, place) => (
          <li key={one ?? `gap-${place}`}>
            {one === null ? (
              <span className={cx(styles.page, styles.gap)}>…</span>
            ) : (
              renderPage(one, {
                className: cx(styles.page, one === page && styles.on),
                'aria-current': one === page ? 'page' : undefined,
                'aria-label': pageLabel(one),
                children: one,
              })
            )}
          </li>
        ))}
      </ol>
      {arrow(page + 1, nextLabel, <ChevronRight aria-hidden="true" />)}
    </nav>
  );
}
