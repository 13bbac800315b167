import { cx } from '@shala/ui/cx.ts';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { ProgressBar } from '@shala/ui/progress-bar.tsx';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Files from 'lucide-react/icons/files';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { fileSize } from '#shared/files/file-size.ts';
import { type TextId, useLanguage, useTexts } from '#shared/texts/texts.ts';
import { FileRow } from '../given/file-row.tsx';
import { refusalWords } from '../refusal-words.ts';
import type { Uploads } from './use-uploads.ts';
import styles from './work-file.module.css';
import type { WorkRow } from './work-rows.ts';

const stateWords = {
  waiting: 'worksheets.waiting',
  sending: 'worksheets.sending',
  held: 'worksheets.held',
  paused: 'worksheets.paused',
  checking: 'worksheets.checking',
  unfinished: 'worksheets.unfinished',
} as const satisfies Partial<Record<WorkRow['state'], TextId>>;

interface WorkFileProps {
  row: WorkRow;
  uploads: Pick<Uploads, 'pause' | 'goOn'>;
  /** Left out where nothing can be changed any more. */
  onRemove?: ((pressed: HTMLElement) => void) | undefined;
}

/** One of the student's files: how far it is, and what can be done about it. */
export function WorkFile({ row, uploads, onRemove }: WorkFileProps) {
  const t = useTexts();
  const { name, state, file } = row;
  const remove = onRemove ? (
    <IconButton
      look="plain"
      label={t('worksheets.removeFile', { name })}
      icon={<X aria-hidden="true" />}
      data-remove
      onClick={({ currentTarget }) => onRemove(currentTarget)}
    />
  ) : null;
  if (state === 'ready' && file) {
    const note = (
      <span className={styles.ready}>
        <Check aria-hidden="true" /> {t('worksheets.ready')}
      </span>
    );
    return <FileRow file={file} note={note} action={remove} />;
  }
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <Files aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <Progress row={row} />
      </div>
      <Go row={row} uploads={uploads} />
      {remove}
    </div>
  );
}

function Progress({ row }: { row: WorkRow }) {
  const t = useTexts();
  const language = useLanguage();
  const { name, state, percent, file, sending, sizeBytes } = row;
  if (state === 'refused' || state === 'failed') {
    const refusal = file?.refusal ?? (sending?.failure ? null : 'mismatch');
    return (
      <p className={cx(styles.state, styles.bad)} role="alert">
        <CircleAlert aria-hidden="true" /> {refusal ? t(refusalWords[refusal]) : sending?.failure}
      </p>
    );
  }
  if (state === 'ready') return null;
  return (
    <>
      <p className={styles.state}>
        <span>{t(stateWords[state])}</span>
        {sending ? <span className={styles.percent}>{percent}%</span> : fileSize(sizeBytes, language)}
      </p>
      {sending ? <ProgressBar label={t('worksheets.progressOf', { name })} percent={percent} /> : null}
    </>
  );
}

/** Pause, go on, or try again: whatever is due. */
function Go({ row, uploads }: Pick<WorkFileProps, 'row' | 'uploads'>) {
  const t = useTexts();
  const { name, state, sending } = row;
  if (!sending || state === 'checking') return null;
  if (state === 'paused' || state === 'failed') {
    const isPaused = state === 'paused';
    return (
      <IconButton
        look="plain"
        label={t(isPaused ? 'worksheets.goOn' : 'worksheets.tryAgain', { name })}
        icon={isPaused ? <Play aria-hidden="true" /> : <RotateCw aria-hidden="true" />}
        onClick={() => uploads.goOn(sending.id)}
      />
    );
  }
  return (
    <IconButton
      look="plain"
      label={t('worksheets.pause', { name })}
      icon={<Pause aria-hidden="true" />}
      onClick={() => uploads.pause(sending.id)}
    />
  );
}
