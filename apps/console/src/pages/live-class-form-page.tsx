import { DeskPage } from '@shala/ui/desk-page.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ClassForm } from '#features/live/class-form.tsx';
import { classQuery } from '#features/live/live-query.ts';
import { audienceQuery } from '#shared/audience/audience-query.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useStaff } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';

/** Without an id: a new one. */
export function LiveClassFormPage({ id = null }: { id?: number | null }) {
  const t = useTexts();
  const navigate = useNavigate();
  const staff = useStaff();
  const audience = useQuery(audienceQuery);
  const liveClass = useQuery({ ...classQuery(id ?? 0), enabled: id !== null });
  usePageHeader({
    title: t(id === null ? 'live.new' : 'live.edit'),
    backTo: id === null ? '/live' : `/live/${id}`,
  });
  // What is being filled in stays when asking again fails.
  const failed = (!audience.data && audience.error) || (!liveClass.data && liveClass.error);
  if (failed) {
    const retry = () => void Promise.all([audience.refetch(), id === null ? null : liveClass.refetch()]);
    return <FailedState title={t('error.title')} error={failed} onRetry={retry} />;
  }
  if (!audience.data || (id !== null && !liveClass.data)) {
    return (
      <DeskPage>
        <Loading label={t('loading')}>
          <ListSkeleton />
        </Loading>
      </DeskPage>
    );
  }
  if (audience.data.length === 0) {
    return <EmptyState title={t('audience.noneTitle')} text={t('audience.noneText')} />;
  }
  return (
    <DeskPage>
      <ClassForm
        courses={audience.data}
        liveClass={liveClass.data ?? null}
        staffId={staff?.id ?? 0}
        onSaved={(saved) => void navigate({ to: '/live/$liveClassId', params: { liveClassId: saved } })}
      />
    </DeskPage>
  );
}
