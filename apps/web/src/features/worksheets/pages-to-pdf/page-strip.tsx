import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './page-strip.module.css';
import { PageThumb } from './page-thumb.tsx';
import { useDrag } from './use-drag.ts';
import type { Pages } from './use-pages.ts';

interface PageStripProps {
  pages: Pages;
  /** While a file is made of them. */
  isFixed: boolean;
  onOpen: (id: string) => void;
}

/** The pages in their order: moved by dragging the grip, with the arrow keys on it, or in the window of a page. */
export function PageStrip({ pages, isFixed, onOpen }: PageStripProps) {
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ id: string; to: number } | null>(null);
  const move = (id: string, to: number) => {
    if (isFixed || to < 0 || to >= pages.pages.length) return;
    void pages.move(id, to);
    setMoved({ id, to });
  };
  const { drag, startDrag } = useDrag(list, move);
  // A row that the browser has put elsewhere loses the focus.
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-grip="${moved.id}"]`)?.focus();
  }, [moved]);
  return (
    <>
      <ol ref={list} className={styles.pages} aria-label={t('worksheets.pagesLabel')}>
        {pages.pages.map((page, place) => (
          <PageThumb
            key={page.id}
            page={page}
            number={place + 1}
            drag={drag}
            isFixed={isFixed}
            onOpen={() => onOpen(page.id)}
            onRemove={() => void pages.forget(page.id)}
            onGrip={(event) => startDrag(event, page.id)}
            onMoveBy={(step) => move(page.id, place + step)}
          />
        ))}
        {Array.from({ length: pages.reading }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that wait have nothing else to tell them apart
          <li key={`reading-${index}`} className={styles.reading}>
            <span className={styles.spinner} aria-hidden="true" />
            <VisuallyHidden>{t('worksheets.readingPhoto')}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{moved ? t('worksheets.pageMoved', { number: moved.to + 1 }) : null}</span>
      </VisuallyHidden>
    </>
  );
}
