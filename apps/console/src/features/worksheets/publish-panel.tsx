import {
  publishWorksheet,
  type StaffWorksheet,
  scheduleWorksheet,
} from '@shala/api-client/worksheets-staff.ts';
import { Button } from '@shala/ui/button.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { MomentField } from '#shared/forms/moment-field.tsx';
import { fromField, toField } from '#shared/forms/moments.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './publish-panel.module.css';
import { WorksheetState } from './state-chip.tsx';
import { refreshWorksheets } from './worksheets-query.ts';

/** Out now, out at a moment, or not yet: as long as no student has seen it. */
export function PublishPanel({ worksheet }: { worksheet: StaffWorksheet }) {
  const t = useTexts();
  const { id, publishAt } = worksheet;
  const [moment, setMoment] = useState(() =>
    toField(publishAt ? new Date(publishAt) : new Date(Date.now() + 3_600_000)),
  );
  const change = useMutation({
    mutationFn: (wanted: 'now' | string | null) =>
      wanted === 'now'
        ? publishWorksheet(transport, id)
        : scheduleWorksheet(transport, { id, publishAt: wanted }),
    onSuccess: async ({ postedAt, publishAt: at }) => {
      toast.good(
        t(postedAt ? 'worksheets.published' : at ? 'worksheets.scheduled' : 'worksheets.scheduleCancelled'),
      );
      await refreshWorksheets();
    },
    onError: (error) => toast.bad(t('worksheets.notPublished'), error.message),
  });
  const at = fromField(moment);
  return (
    <Panel title={t('worksheets.publishTitle')} note={<WorksheetState worksheet={worksheet} />}>
      <div className={styles.body}>
        <p>{t(publishAt ? 'worksheets.scheduledText' : 'worksheets.publishText')}</p>
        <div className={styles.row}>
          <MomentField label={t('worksheets.publishAt')} value={moment} onChange={setMoment} />
          <Button
            variant="quiet"
            icon={<CalendarClock aria-hidden="true" />}
            disabled={at === null || change.isPending}
            onClick={() => change.mutate(at)}
          >
            {t(publishAt ? 'worksheets.changeMoment' : 'worksheets.schedule')}
          </Button>
          {publishAt ? (
            <Button variant="text" disabled={change.isPending} onClick={() => change.mutate(null)}>
              {t('worksheets.cancelMoment')}
            </Button>
          ) : null}
          <Button
            className={styles.now}
            icon={<Send aria-hidden="true" />}
            disabled={change.isPending}
            onClick={() => change.mutate('now')}
          >
            {t('worksheets.publishNow')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
