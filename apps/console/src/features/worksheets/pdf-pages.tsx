import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './file-view.module.css';

// The worker of the very version that react-pdf draws with, as a file of ours.
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

// The whole file once: its signed address does not last.
const options = { disableRange: true };

/** All pages of handed-in work, one under the other, as wide as there is room. */
export function PdfPages({ name, url }: { name: string; url: string }) {
  const t = useTexts();
  const room = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  const [count, setCount] = useState(0);
  // A list that is asked for again brings a new address of the same file; the one that is open stays.
  const [opened] = useState(url);
  useEffect(() => {
    if (room.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const failed = (
    <p className={styles.failed} role="alert">
      {t('files.pdfFailed')}
    </p>
  );
  return (
    <section ref={room} className={styles.pages} aria-label={name}>
      <Document
        file={opened}
        options={options}
        loading={null}
        error={failed}
        onLoadSuccess={({ numPages }) => setCount(numPages)}
      >
        {Array.from({ length: width > 0 ? count : 0 }, (_, index) => index + 1).map((page) => (
          <Page
            key={page}
            pageNumber={page}
            width={width}
            loading={null}
            renderAnnotationLayer={false}
            renderTextLayer={false}
            aria-label={t('files.page', { page, count })}
          />
        ))}
      </Document>
    </section>
  );
}
