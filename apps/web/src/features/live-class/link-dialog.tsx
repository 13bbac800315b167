import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './link-dialog.module.css';

/** The browser let no tab be opened: the link, to be clicked by hand. */
export function LinkDialog({ link, onClose }: { link: string | null; onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog
      opened={link !== null}
      onClose={onClose}
      title={t('live.blockedTitle')}
      text={t('live.blockedText')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('nav.close')}
          </Button>
          <a
            className={styles.open}
            href={link ?? undefined}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onClose}
          >
            {t('live.openClass')}
          </a>
        </>
      }
    />
  );
}
