import {
  cancelScheduled,
  changeScheduled,
  type StaffAnnouncement,
} from '@shala/api-client/announcements-staff.ts';
import { Button } from '@shala/ui/button.tsx';
import { Checkbox } from '@shala/ui/checkbox.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { TextArea } from '@shala/ui/text-area.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { MomentField } from '#shared/forms/moment-field.tsx';
import { formatMoment, fromField, toField } from '#shared/forms/moments.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './announcement-form.module.css';
import { refreshAnnouncements } from './announcements-query.ts';

interface ScheduledPanelProps {
  announcement: StaffAnnouncement & { publishAt: string };
  onCancelled: () => void;
}

/** It waits: words and moment can still change, it can go out now, or never. */
export function ScheduledPanel({ announcement, onCancelled }: ScheduledPanelProps) {
  const t = useTexts();
  const language = useLanguage();
  const { id } = announcement;
  const [message, setMessage] = useState(announcement.message);
  const [allowsComments, setAllowsComments] = useState(announcement.allowsComments);
  const [moment, setMoment] = useState(toField(new Date(announcement.publishAt)));
  const [isAsking, setIsAsking] = useState(false);
  const onError = (error: Error) => toast.bad(t('announce.notSaved'), error.message);
  const change = useMutation({
    mutationFn: (publishAt: string | null) =>
      changeScheduled(transport, { id, message: message.trim(), allowsComments, publishAt }),
    onSuccess: async (_done, publishAt) => {
      toast.good(t(publishAt === null ? 'announce.sent' : 'announce.scheduled'));
      await refreshAnnouncements();
    },
    onError,
  });
  const cancel = useMutation({
    mutationFn: () => cancelScheduled(transport, id),
    onSuccess: async () => {
      toast.good(t('announce.cancelled'));
      onCancelled();
      await refreshAnnouncements();
    },
    onError,
  });
  const at = fromField(moment);
  const isBusy = change.isPending || cancel.isPending;
  const canSave = message.trim() !== '' && !isBusy;
  return (
    <Panel
      title={t('announce.waits')}
      note={t('announce.outAt', { when: formatMoment(announcement.publishAt, language) })}
    >
      <div className={styles.body}>
        <TextArea
          label={t('announce.message')}
          rows={5}
          maxLength={5000}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <Checkbox
          label={t('announce.allowComments')}
          checked={allowsComments}
          onChange={({ currentTarget }) => setAllowsComments(currentTarget.checked)}
        />
        <div className={styles.when}>
          <MomentField label={t('announce.publishAt')} value={moment} onChange={setMoment} />
        </div>
        <div className={styles.actions}>
          <Button variant="danger" disabled={isBusy} onClick={() => setIsAsking(true)}>
            {t('announce.cancel')}
          </Button>
          <Button variant="quiet" disabled={!canSave || at === null} onClick={() => change.mutate(at)}>
            {t('announce.save')}
          </Button>
          <Button disabled={!canSave} onClick={() => change.mutate(null)}>
            {t('announce.sendNow')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('announce.cancelTitle')}
        text={t('announce.cancelText')}
        stayLabel={t('announce.keepIt')}
        onStay={() => setIsAsking(false)}
        goLabel={t('announce.cancel')}
        going={cancel.isPending}
        onGo={() => cancel.mutate()}
      />
    </Panel>
  );
}
