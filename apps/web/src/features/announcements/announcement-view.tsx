import type { Announcement } from '@shala/api-client/announcements.ts';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { isGone, LoadProblem } from '#shared/layout/load-problem.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './announcement-view.module.css';
import { Conversation } from './conversation.tsx';
import { Note } from './note.tsx';
import { useFailureToast } from './use-failure-toast.ts';

/** One note, whole, with what was said about it. */
export function AnnouncementView({ query }: { query: UseQueryResult<Announcement> }) {
  const t = useTexts();
  const { data, error, isPending, refetch } = query;
  useFailureToast(isGone(error) ? null : error);
  if (isPending) {
    return (
      <Loading label={t('announcements.loading')}>
        <ListSkeleton count={3} />
      </Loading>
    );
  }
  if (data === undefined || isGone(error)) {
    return (
      <LoadProblem
        title={t('announcements.oneFailed')}
        error={error}
        onRetry={() => void refetch()}
        back={{ href: '/announcement', label: t('announcements.all') }}
        gone={{ title: t('announcements.goneTitle'), text: t('announcements.goneText') }}
      />
    );
  }
  return (
    <div className={styles.view}>
      <Note announcement={data} isPreview={false} />
      <Conversation announcement={data} />
    </div>
  );
}
