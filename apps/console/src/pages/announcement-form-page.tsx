import { DeskPage } from '@shala/ui/desk-page.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { AnnouncementForm } from '#features/announcements/announcement-form.tsx';
import { audienceQuery } from '#shared/audience/audience-query.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function AnnouncementFormPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { data: courses, error, isPending, refetch } = useQuery(audienceQuery);
  usePageHeader({ title: t('announce.new'), backTo: '/announcements' });
  if (isPending) {
    return (
      <DeskPage>
        <Loading label={t('loading')}>
          <ListSkeleton />
        </Loading>
      </DeskPage>
    );
  }
  if (!courses) return <FailedState title={t('error.title')} error={error} onRetry={() => void refetch()} />;
  if (courses.length === 0) {
    return <EmptyState title={t('audience.noneTitle')} text={t('audience.noneText')} />;
  }
  return (
    <DeskPage>
      <AnnouncementForm
        courses={courses}
        onSent={(id) =>
          void navigate({ to: '/announcements/$announcementId', params: { announcementId: id } })
        }
      />
    </DeskPage>
  );
}
