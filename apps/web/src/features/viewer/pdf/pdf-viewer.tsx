import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { Document, type DocumentProps, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { Button } from '@shala/ui/button.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { Loading } from '@shala/ui/skeleton.tsx';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import { nextZoom } from '../engine/zoom.ts';
import { PdfPage } from './pdf-page.tsx';
import styles from './pdf-viewer.module.css';

// The worker of the very version that react-pdf draws with, as a file of ours.
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

// The whole file once: its signed address would not last for pages turned to later.
const options = { disableRange: true, disableAutoFetch: false };

interface PdfViewerProps {
  title: string;
  url: string;
  /** Gets a new address: the old one may have ended. */
  onRetry: () => Promise<void>;
}

type Opened = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

/** Height over width of a page, until it is known: A4. */
const A4 = Math.SQRT2;

export function PdfViewer({ title, url, onRetry }: PdfViewerProps) {
  const t = useTexts();
  const [pages, setPages] = useState<readonly number[]>([]);
  const [shape, setShape] = useState(A4);
  const [zoom, setZoom] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const [isRetrying, setRetrying] = useState(false);
  const [width, setWidth] = useState(0);
  const scroller = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  /** All pages get the shape of the first at once: the list must not jump while somebody scrolls. */
  const open = async (pdf: Opened) => {
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    setShape(height / width);
    setPages(Array.from({ length: pdf.numPages }, (_, index) => index + 1));
  };

  const retry = async () => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
    setFailed(false);
  };

  if (hasFailed) {
    return (
      <div className={styles.failed} role="alert">
        <p>{t('viewer.pdfFailed')}</p>
        <Button icon={<RotateCw aria-hidden="true" />} loading={isRetrying} onClick={() => void retry()}>
          {t('error.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.viewer}>
      <div className={styles.tools}>
        <span>{pages.length > 0 ? t('learn.pageCount', { count: pages.length }) : null}</span>
        <IconButton
          look="plain"
          label={t('viewer.zoomOut')}
          icon={<Minus aria-hidden="true" />}
          onClick={() => setZoom(nextZoom(zoom, -1))}
        />
        <output aria-label={t('viewer.zoom')}>{Math.round(zoom * 100)} %</output>
        <IconButton
          look="plain"
          label={t('viewer.zoomIn')}
          icon={<Plus aria-hidden="true" />}
          onClick={() => setZoom(nextZoom(zoom, 1))}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has to be able to scroll it */}
      <section ref={scroller} className={styles.pages} aria-label={title} tabIndex={0} data-own-menu>
        <Document
          file={url}
          options={options}
          loading={
            <Loading label={t('viewer.pdfLoading')}>
              <div className={styles.blank} style={{ aspectRatio: 1 / A4 }} />
            </Loading>
          }
          error={null}
          onLoadSuccess={(pdf) => void open(pdf)}
          onLoadError={() => setFailed(true)}
        >
          {pages.map((page) => (
            <PdfPage
              key={page}
              page={page}
              width={Math.floor(width * zoom)}
              guess={shape}
              scroller={scroller}
            />
          ))}
        </Document>
      </section>
    </div>
  );
}
