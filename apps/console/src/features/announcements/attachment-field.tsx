import { Button } from '@shala/ui/button.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { fileSize } from '#shared/files/file-size.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './announcement-form.module.css';

interface AttachmentFieldProps {
  file: File | null;
  onChange: (file: File | null) => void;
}

/** One PDF or picture that goes with it. */
export function AttachmentField({ file, onChange }: AttachmentFieldProps) {
  const t = useTexts();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.attachment}>
      <input
        ref={input}
        type="file"
        accept="application/pdf,image/*"
        aria-label={t('announce.attach')}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.files?.[0] ?? null);
          currentTarget.value = '';
        }}
      />
      {file ? (
        <>
          <Paperclip aria-hidden="true" /> <b>{file.name}</b> <small>{fileSize(file.size, language)}</small>
          <IconButton
            look="plain"
            label={t('files.remove', { name: file.name })}
            icon={<X aria-hidden="true" />}
            onClick={() => onChange(null)}
          />
        </>
      ) : (
        <>
          <Button
            variant="quiet"
            icon={<Paperclip aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {t('announce.attach')}
          </Button>
          <small>{t('announce.attachNote')}</small>
        </>
      )}
    </div>
  );
}
