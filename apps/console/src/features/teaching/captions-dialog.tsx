import { ApiError } from '@shala/api-client/api-error.ts';
import {
  type CaptionLocale,
  removeCaptions,
  type StaffContent,
  saveCaptions,
} from '@shala/api-client/contents-staff.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { captionLanguages } from '#shared/films/caption-languages.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './captions-dialog.module.css';
import { titleOf } from './content-row.tsx';
import { refetchTeaching, tellFailure } from './teaching-query.ts';

const mostBytes = 512 * 1024;

/** The words of a film: one file for each language, given, replaced or taken away at once. */
export function CaptionsDialog({ content, onClose }: { content: StaffContent; onClose: () => void }) {
  const t = useTexts();
  const name = titleOf(content, useLanguage());
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('teaching.captionsOf', { name })}
      text={t('teaching.captionsText')}
      closeLabel={t('keys.close')}
      width={560}
    >
      <ul className={styles.list}>
        {(['en', 'hi'] as const).map((locale) => (
          <li key={locale}>
            <Language content={content} locale={locale} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Language({ content, locale }: { content: StaffContent; locale: CaptionLocale }) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [fault, setFault] = useState('');
  const { isBusy, run } = useBusy();
  const isGiven = content.captions.some((captions) => captions.locale === locale);
  const language = captionLanguages[locale];
  const which = { contentId: content.id, locale };
  const send = async (file: File) => {
    setFault('');
    if (file.size > mostBytes) return setFault(t('teaching.captionsTooLarge'));
    try {
      await saveCaptions(transport, which, await file.text());
      await refetchTeaching();
      toast.good(t('teaching.captionsSaved', { language }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0) return tellFailure(t, error);
      const { line } = error.details;
      const where = typeof line === 'number' ? `${t('teaching.captionsLine', { line })} ` : '';
      setFault(where + error.message);
    }
  };
  const remove = async () => {
    // The button for it rests from now on, and the cursor would be lost with it.
    chooser.current?.focus();
    try {
      await removeCaptions(transport, which);
      await refetchTeaching();
      toast.good(t('teaching.captionsRemoved', { language }));
    } catch (error) {
      tellFailure(t, error);
    }
  };
  return (
    <div className={styles.language}>
      <div className={styles.words}>
        <b lang={locale}>{language}</b>
        <small>{t(isGiven ? 'teaching.captionsGiven' : 'teaching.captionsNone')}</small>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".vtt,.srt,text/vtt"
        aria-label={t('teaching.captionsFile', { language })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void run(() => send(file));
        }}
      />
      <div className={styles.actions}>
        <Button
          ref={chooser}
          variant="tinted"
          loading={isBusy}
          aria-label={t('teaching.captionsFile', { language })}
          onClick={() => input.current?.click()}
        >
          {t('teaching.captionsChoose')}
        </Button>
        <IconButton
          look="plain"
          label={t('teaching.captionsRemove', { language })}
          icon={<Trash2 aria-hidden="true" />}
          disabled={!isGiven || isBusy}
          onClick={() => void run(remove)}
        />
      </div>
      {fault === '' ? null : (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
