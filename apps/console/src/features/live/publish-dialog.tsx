import type { StaffLiveClass } from '@shala/api-client/live-classes-staff.ts';
import { type LiveRecording, publishRecording } from '@shala/api-client/live-recordings.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { type FormEvent, useId, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useSaving } from '#shared/forms/use-saving.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { ChapterField } from './chapter-field.tsx';
import { refreshLive } from './live-query.ts';
import styles from './recordings.module.css';

interface PublishDialogProps {
  liveClass: StaffLiveClass;
  recording: LiveRecording;
  onClose: () => void;
}

/** Under which title and in which chapter students find the lesson. */
export function PublishDialog({ liveClass, recording, onClose }: PublishDialogProps) {
  const t = useTexts();
  const form = useId();
  const { isBusy, save } = useSaving();
  const [isTold, setIsTold] = useState(false);
  const [draft, setDraft] = useState({
    titleEn: liveClass.title.en,
    titleHi: liveClass.title.hi ?? '',
    chapterId: recording.chapterId ?? liveClass.chapterId,
  });
  const change = (more: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...more }));
  const { chapterId } = draft;
  const titleEn = draft.titleEn.trim();
  const titleHi = draft.titleHi.trim();
  const publish = async (event: FormEvent) => {
    event.preventDefault();
    setIsTold(true);
    if (chapterId === null || titleEn === '') return;
    const which = { liveClassId: liveClass.id, recordingId: recording.id };
    const title = { en: titleEn, ...(titleHi && { hi: titleHi }) };
    const isDone = await save(
      () => publishRecording(transport, which, { chapterId, title }),
      'live.published',
    );
    await refreshLive();
    if (isDone) onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('live.publishTitle')}
      text={t('live.publishText')}
      closeLabel={t('keys.close')}
      actions={
        <Button type="submit" form={form} loading={isBusy}>
          {t('live.publish')}
        </Button>
      }
    >
      <form id={form} className={styles.publish} noValidate onSubmit={(event) => void publish(event)}>
        <TextField
          label={t('live.titleEn')}
          maxLength={200}
          data-autofocus
          value={draft.titleEn}
          error={isTold && titleEn === '' ? t('live.titleRequired') : undefined}
          onChange={({ currentTarget }) => change({ titleEn: currentTarget.value })}
        />
        <TextField
          lang="hi"
          label={t('live.titleHi')}
          maxLength={200}
          value={draft.titleHi}
          onChange={({ currentTarget }) => change({ titleHi: currentTarget.value })}
        />
        <ChapterField
          draft={{ courseId: liveClass.courseId, subjectId: liveClass.subjectId, chapterId }}
          error={isTold && chapterId === null ? t('live.chapterRequired') : undefined}
          onChange={(next) => change({ chapterId: next })}
        />
      </form>
    </Dialog>
  );
}
