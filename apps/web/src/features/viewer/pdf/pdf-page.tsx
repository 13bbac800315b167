import { type RefObject, useEffect, useRef, useState } from 'react';
import { Page } from 'react-pdf';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './pdf-viewer.module.css';

interface PdfPageProps {
  page: number;
  width: number;
  /** Height over width, until the page itself tells. */
  guess: number;
  scroller: RefObject<HTMLElement | null>;
}

/** A page is drawn when it comes near and forgotten when it is far: a long book must not fill a phone's memory. */
export function PdfPage({ page, width, guess, scroller }: PdfPageProps) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [shape, setShape] = useState(guess);

  useEffect(() => {
    if (place.current === null) return;
    // On a busy device several pieces of news come at once; the last one is true.
    const observer = new IntersectionObserver((news) => setNear(news.at(-1)?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: '100% 0px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [scroller]);

  return (
    <div
      ref={place}
      className={styles.page}
      style={{ width: width || '100%', height: width * shape || undefined }}
      data-page={page}
    >
      {isNear && width > 0 ? (
        <Page
          pageNumber={page}
          width={width}
          renderAnnotationLayer={false}
          loading={null}
          error={<p>{t('viewer.pdfFailed')}</p>}
          onLoadSuccess={({ originalWidth, originalHeight }) => setShape(originalHeight / originalWidth)}
        />
      ) : null}
    </div>
  );
}
