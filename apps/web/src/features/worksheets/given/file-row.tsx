import type { WorksheetFile } from '@shala/api-client/worksheets.ts';
import { IconButton } from '@shala/ui/icon-button.tsx';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { downloadFile } from '#shared/files/download-file.ts';
import { fileSize } from '#shared/files/file-size.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { rememberDownload, useIsDownloaded } from './downloads.ts';
import styles from './file-row.module.css';

interface FileRowProps {
  file: WorksheetFile;
  /** In front of pages and size. */
  note?: ReactNode;
  /** Beside the download. */
  action?: ReactNode;
}

/** A file that lies with the server: saved under its name, and marked once it was. */
export function FileRow({ file, note, action }: FileRowProps) {
  const t = useTexts();
  const language = useLanguage();
  const isDownloaded = useIsDownloaded(file.id);
  const { isBusy, run } = useBusy();
  const { id, name, url, pageCount, sizeBytes } = file;
  const save = async (from: string) => {
    if (await downloadFile({ url: from, name })) rememberDownload(id);
  };
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <FileText aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.meta}>
          {note}
          {isDownloaded ? (
            <span className={styles.saved}>
              <Check aria-hidden="true" /> {t('worksheets.downloaded')}
            </span>
          ) : null}
          {pageCount ? <span>{t('learn.pageCount', { count: pageCount })}</span> : null}
          <span>{fileSize(sizeBytes, language)}</span>
        </p>
      </div>
      {url ? (
        <IconButton
          look="plain"
          label={t(isDownloaded ? 'worksheets.downloadAgain' : 'worksheets.download', { name })}
          icon={<Download aria-hidden="true" />}
          aria-busy={isBusy || undefined}
          onClick={() => void run(() => save(url))}
        />
      ) : null}
      {action}
    </div>
  );
}

/** A titled list of such files; nothing where there are none. */
export function FileList({ title, files }: { title: string; files: readonly WorksheetFile[] }) {
  if (files.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.id} className={styles.card}>
            <FileRow file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}
