import { ApiError } from '@shala/api-client/api-error.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { DeskPage } from '@shala/ui/desk-page.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { AnnouncementCard } from '#features/announcements/announcement-card.tsx';
import { announcementQuery } from '#features/announcements/announcements-query.ts';
import { Conversation } from '#features/announcements/conversation.tsx';
import { ScheduledPanel } from '#features/announcements/scheduled-panel.tsx';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function AnnouncementPage({ id }: { id: number }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useQuery(announcementQuery(id));
  usePageHeader({ title: t('announce.one'), backTo: '/announcements' });
  if (isPending) {
    return (
      <DeskPage>
        <Loading label={t('loading')}>
          <ListSkeleton />
        </Loading>
      </DeskPage>
    );
  }
  if (!data) {
    if (!(error instanceof ApiError && error.status === 404)) {
      return <FailedState title={t('error.title')} error={error} onRetry={() => void refetch()} />;
    }
    return (
      <EmptyState
        title={t('announce.goneTitle')}
        text={t('announce.goneText')}
        action={
          <ButtonLink href="/announcements" renderLink={appLink}>
            {t('announce.toList')}
          </ButtonLink>
        }
      />
    );
  }
  const { announcement, threads } = data;
  const { publishAt } = announcement;
  return (
    <DeskPage>
      {publishAt !== null && announcement.isOwn ? (
        <ScheduledPanel
          key={publishAt}
          announcement={{ ...announcement, publishAt }}
          onCancelled={() => void navigate({ to: '/announcements' })}
        />
      ) : (
        <AnnouncementCard announcement={announcement} />
      )}
      {publishAt === null ? (
        <Conversation announcementId={id} threads={threads} allowsComments={announcement.allowsComments} />
      ) : null}
    </DeskPage>
  );
}
