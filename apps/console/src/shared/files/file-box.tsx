import type { Upload } from '@shala/api-client/worksheet-files.ts';
import { type FilePlace, staffFileCalls } from '@shala/api-client/worksheets-staff.ts';
import { Button } from '@shala/ui/button.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { ProgressBar } from '@shala/ui/progress-bar.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import FileText from 'lucide-react/icons/file-text';
import Paperclip from 'lucide-react/icons/paperclip';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './file-box.module.css';
import { fileSize } from './file-size.ts';
import { refusalTexts } from './refusal-texts.ts';
import { type Sending, useSending } from './use-sending.ts';

interface FileBoxProps {
  place: FilePlace;
  files: readonly Upload[];
  /** Left out: the files are only shown. */
  onChange?: (() => Promise<unknown>) | undefined;
}

/** Files that lie in a place, those on their way there, and the button that adds some. */
export function FileBox({ place, files, onChange }: FileBoxProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const sending = useSending(place, async () => onChange?.());
  const remove = async (file: Upload) => {
    try {
      await staffFileCalls(transport, place).remove(file.id);
      await onChange?.();
    } catch {
      toast.bad(t('files.notRemoved', { name: file.name }), t('error.tryAgain'));
    }
  };
  return (
    <div className={styles.box}>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id} className={styles.file}>
            <FileWords file={file} />
            {onChange ? (
              <IconButton
                look="plain"
                label={t('files.remove', { name: file.name })}
                icon={<X aria-hidden="true" />}
                onClick={() => void remove(file)}
              />
            ) : null}
          </li>
        ))}
        {sending.items.map((item) => (
          <li key={item.id} className={styles.file}>
            <SendingWords item={item} onAgain={() => void sending.again(item)} />
            {item.state === 'failed' ? (
              <IconButton
                look="plain"
                label={t('files.remove', { name: item.file.name })}
                icon={<X aria-hidden="true" />}
                onClick={() => sending.drop(item.id)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {onChange ? (
        <>
          <input
            ref={input}
            type="file"
            className={styles.input}
            accept="application/pdf,image/jpeg"
            multiple
            aria-label={t('files.choose')}
            tabIndex={-1}
            onChange={({ currentTarget }) => {
              void sending.add([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
          <Button
            variant="quiet"
            icon={<Paperclip aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {t('files.add')}
          </Button>
          <small className={styles.note}>{t('files.kinds')}</small>
        </>
      ) : null}
    </div>
  );
}

function FileWords({ file }: { file: Upload }) {
  const t = useTexts();
  const language = useLanguage();
  const name = file.url ? (
    <a href={file.url} download>
      {file.name}
    </a>
  ) : (
    <span>{file.name}</span>
  );
  const isRefused = file.state === 'refused';
  return (
    <>
      <FileText aria-hidden="true" />
      <span className={styles.words}>
        {name}
        <small className={isRefused ? styles.bad : undefined}>
          {isRefused
            ? t(refusalTexts[file.refusal ?? 'broken'])
            : file.state === 'ready'
              ? fileSize(file.sizeBytes, language)
              : t('files.checking')}
        </small>
      </span>
    </>
  );
}

function SendingWords({ item, onAgain }: { item: Sending; onAgain: () => void }) {
  const t = useTexts();
  const { name } = item.file;
  if (item.state === 'failed') {
    return (
      <>
        <FileText aria-hidden="true" />
        <span className={styles.words} role="alert">
          <span>{name}</span>
          <small className={styles.bad}>{t(item.problem ?? 'files.failed')}</small>
        </span>
        {item.problem === 'files.failed' ? (
          <IconButton
            look="plain"
            label={t('files.again', { name })}
            icon={<RotateCw aria-hidden="true" />}
            onClick={onAgain}
          />
        ) : null}
      </>
    );
  }
  return (
    <>
      <FileText aria-hidden="true" />
      <span className={styles.words}>
        <span>{name}</span>
        <small>{item.state === 'checking' ? t('files.checking') : `${item.percent}%`}</small>
        <ProgressBar label={t('files.progress', { name })} percent={item.percent} />
      </span>
    </>
  );
}
