import type { Announcement } from '@shala/api-client/announcements.ts';
import { ApiError } from '@shala/api-client/api-error.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { appLink } from '#shared/layout/app-link.tsx';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './announcement-view.module.css';
import { Conversation } from './conversation.tsx';
import { Note } from './note.tsx';
import { useFailureToast } from './use-failure-toast.ts';

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

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
  if (isGone(error)) {
    return (
      <EmptyState
        title={t('announcements.goneTitle')}
        text={t('announcements.goneText')}
        action={
          <ButtonLink href="/announcement" renderLink={appLink}>
            {t('announcements.all')}
          </ButtonLink>
        }
      />
    );
  }
  if (data === undefined) {
    return <FailedState title={t('announcements.oneFailed')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.view}>
      <Note announcement={data} isPreview={false} />
      <Conversation announcement={data} />
    </div>
  );
}
