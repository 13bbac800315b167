import type { StaffLiveClass } from '@shala/api-client/live-classes-staff.ts';
import { Panel } from '@shala/ui/desk-page.tsx';
import { useQuery } from '@tanstack/react-query';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { recordingsQuery } from './live-query.ts';
import { RecordingRow } from './recording-row.tsx';
import styles from './recordings.module.css';

/** What was recorded, what has become of it, and what the tutor decides about it. */
export function RecordingsPanel({ liveClass }: { liveClass: StaffLiveClass }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(recordingsQuery(liveClass.id));
  return (
    <Panel title={t('live.recordings')}>
      {data ? (
        data.length > 0 ? (
          <ul className={styles.list} aria-label={t('live.recordings')}>
            {data.map((recording) => (
              <li key={recording.id}>
                <RecordingRow liveClass={liveClass} recording={recording} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>
            {t(liveClass.state === 'ended' ? 'live.noRecordings' : 'live.noRecordingsYet')}
          </p>
        )
      ) : (
        <NotYet error={error} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}
