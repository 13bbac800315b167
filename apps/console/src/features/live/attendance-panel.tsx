import { exportAttendance } from '@shala/api-client/live-attendance.ts';
import type { StaffLiveClass } from '@shala/api-client/live-classes-staff.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { transport } from '#shared/api/transport.ts';
import { saveAs } from '#shared/files/save-as.ts';
import { tellRefusal } from '#shared/forms/tell-refusal.ts';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { dayOf } from '#shared/time/india-time.ts';
import styles from './attendance.module.css';
import { AttendanceTable } from './attendance-table.tsx';
import { attendanceQuery } from './live-query.ts';

/** Who was there, who was not, and for how long. It follows the class while it is open. */
export function AttendancePanel({ liveClass }: { liveClass: StaffLiveClass }) {
  const t = useTexts();
  const { id, state, startsAt } = liveClass;
  const { data, error, refetch } = useQuery(attendanceQuery(id, state === 'open'));
  const { isBusy, run } = useBusy();
  const download = async () => {
    try {
      saveAs(await exportAttendance(transport, id), `attendance-${dayOf(startsAt)}-${id}.csv`);
    } catch (failure) {
      tellRefusal(t, failure);
    }
  };
  const there = data?.filter(({ firstJoinedAt }) => firstJoinedAt !== null).length ?? 0;
  return (
    <Panel
      title={t('live.attendance')}
      note={data ? t('live.thereOf', { there, all: data.length }) : null}
      actions={
        <Button
          variant="quiet"
          icon={<Download aria-hidden="true" />}
          loading={isBusy}
          disabled={!data}
          onClick={() => void run(download)}
        >
          {t('live.csv')}
        </Button>
      }
    >
      {data ? (
        data.length > 0 ? (
          <AttendanceTable liveClassId={id} attendees={data} isOpen={state === 'open'} />
        ) : (
          <p className={styles.none}>{t('live.nobody')}</p>
        )
      ) : (
        <NotYet error={error} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}
