import type { Attachment } from '@shala/api-client/announcements.ts';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { downloadFile } from '#shared/files/download-file.ts';
import { fileSize } from '#shared/files/file-size.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './attachment-row.module.css';

/** The whole row downloads: a finger finds it without looking for the arrow. */
export function AttachmentRow({ attachment }: { attachment: Attachment }) {
  const t = useTexts();
  const language = useLanguage();
  const [isSaved, setSaved] = useState(false);
  const { isBusy, run } = useBusy();
  return (
    <button
      type="button"
      className={styles.row}
      aria-busy={isBusy || undefined}
      onClick={() => void run(async () => setSaved(await downloadFile(attachment)))}
    >
      <span className={styles.icon}>
        <FileText aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <VisuallyHidden>{t('announcements.download')}</VisuallyHidden> {attachment.name}
        </span>
        <span className={styles.size}>
          {isSaved ? (
            <>
              <Check aria-hidden="true" /> {t('announcements.downloaded')} ·{' '}
            </>
          ) : null}
          {fileSize(attachment.bytes, language)}
        </span>
      </span>
      <Download aria-hidden="true" className={styles.arrow} />
    </button>
  );
}
