import type { AnnouncementsPage } from '@shala/api-client/announcements.ts';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { PageLinks, PastTheEnd } from '#shared/layout/page-links.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './board.module.css';
import { BoardNote } from './board-note.tsx';
import { useFailureToast } from './use-failure-toast.ts';

/** What teachers have pinned up, the newest first. */
export function Board({ query }: { query: UseQueryResult<AnnouncementsPage> }) {
  const t = useTexts();
  const { data, error, isPending, refetch } = query;
  useFailureToast(error);
  if (isPending) {
    return (
      <Loading label={t('announcements.loading')}>
        <ListSkeleton />
      </Loading>
    );
  }
  if (data === undefined) {
    return <FailedState title={t('announcements.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (data.announcements.length === 0) {
    if (data.total > 0) return <PastTheEnd />;
    return <EmptyState title={t('announcements.empty')} text={t('announcements.emptyText')} />;
  }
  return (
    <>
      <SectionHead isFirst title={t('announcements.latest')} />
      <ul className={styles.notes}>
        {data.announcements.map((announcement) => (
          <li key={announcement.id}>
            <BoardNote announcement={announcement} />
          </li>
        ))}
      </ul>
      <PageLinks label={t('announcements.pages')} page={data.page} pages={data.pages} />
    </>
  );
}
