import type { StaffLiveClass } from '@shala/api-client/live-classes-staff.ts';
import { discardRecording, type LiveRecording, retryRecording } from '@shala/api-client/live-recordings.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useSaving } from '#shared/forms/use-saving.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { formatTime } from '#shared/time/india-time.ts';
import { refreshLive } from './live-query.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { RecordingPreview } from './recording-preview.tsx';
import { isToDecide, lookOf } from './recording-state.ts';
import styles from './recordings.module.css';

interface RecordingRowProps {
  liveClass: StaffLiveClass;
  recording: LiveRecording;
}

/** One recording: looked at, then published or thrown away. */
export function RecordingRow({ liveClass, recording }: RecordingRowProps) {
  const t = useTexts();
  const language = useLanguage();
  const { isBusy, save } = useSaving();
  const [open, setOpen] = useState<'preview' | 'publish' | 'discard' | null>(null);
  const { contentId, chapterId, state } = recording;
  const which = { liveClassId: liveClass.id, recordingId: recording.id };
  const look = lookOf(recording);
  const time = formatTime(recording.startedAt, language);
  const close = () => setOpen(null);
  const retry = async () => {
    await save(() => retryRecording(transport, which), 'live.retrying');
    await refreshLive();
  };
  const discard = async () => {
    const isDone = await save(() => discardRecording(transport, which), 'live.discarded');
    if (isDone) close();
    await refreshLive();
  };
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>
          <b>{t('live.recordedAt', { time })}</b>
          <Chip tone={look.tone}>{t(look.text)}</Chip>
        </p>
        <p className={styles.note}>
          {t('live.recordedBy', { name: recording.startedBy })}
          {recording.seconds === null
            ? null
            : ` · ${t('live.minutes', { count: Math.floor(recording.seconds / 60) })}`}
        </p>
        <p className={styles.note}>{t(look.note)}</p>
      </div>
      <div className={styles.actions}>
        {isToDecide(recording) ? (
          <>
            <Button variant="quiet" onClick={() => setOpen('preview')}>
              {t('live.preview')}
            </Button>
            <Button onClick={() => setOpen('publish')}>{t('live.publish')}</Button>
          </>
        ) : null}
        {state === 'failed' ? (
          <Button loading={isBusy} onClick={() => void retry()}>
            {t('error.retry')}
          </Button>
        ) : null}
        {state === 'ready' || state === 'failed' ? (
          <Button variant="danger" onClick={() => setOpen('discard')}>
            {t('live.discard')}
          </Button>
        ) : null}
        {state === 'published' && chapterId !== null ? (
          <ButtonLink variant="quiet" href={`/teaching/chapters/${chapterId}`} renderLink={appLink}>
            {t('live.toChapter')}
          </ButtonLink>
        ) : null}
      </div>
      {open === 'preview' && contentId !== null ? (
        <RecordingPreview contentId={contentId} title={t('live.recordedAt', { time })} onClose={close} />
      ) : null}
      {open === 'publish' ? (
        <PublishDialog liveClass={liveClass} recording={recording} onClose={close} />
      ) : null}
      <ConfirmDialog
        opened={open === 'discard'}
        title={t('live.discardTitle')}
        text={t('live.discardText')}
        stayLabel={t('live.keepRecording')}
        onStay={close}
        goLabel={t('live.discard')}
        going={isBusy}
        onGo={() => void discard()}
      />
    </div>
  );
}
