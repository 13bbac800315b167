import type { Upload } from '@shala/api-client/worksheet-files.ts';
import { Loading } from '@shala/ui/skeleton.tsx';
import Download from 'lucide-react/icons/download';
import { lazy, Suspense } from 'react';
import { fileSize } from '#shared/files/file-size.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './file-view.module.css';

const PdfPages = lazy(() => import('./pdf-pages.tsx').then(({ PdfPages: it }) => ({ default: it })));

/** A file, looked at where it stands: a photo as it is, a PDF page by page. */
export function FileView({ file }: { file: Upload }) {
  const t = useTexts();
  const language = useLanguage();
  if (file.url === null) return null;
  return (
    <figure className={styles.file}>
      <figcaption>
        <b>{file.name}</b>
        <span>{fileSize(file.sizeBytes, language)}</span>
        <a href={file.url} download aria-label={t('files.download', { name: file.name })}>
          <Download aria-hidden="true" />
        </a>
      </figcaption>
      {file.contentType === 'application/pdf' ? (
        <Suspense fallback={<Loading label={t('loading')}>{null}</Loading>}>
          <PdfPages name={file.name} url={file.url} />
        </Suspense>
      ) : (
        <img src={file.url} alt={file.name} />
      )}
    </figure>
  );
}
