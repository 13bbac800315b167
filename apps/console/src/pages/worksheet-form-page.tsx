import { DeskPage } from '@shala/ui/desk-page.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { WorksheetForm } from '#features/worksheets/worksheet-form.tsx';
import { worksheetQuery } from '#features/worksheets/worksheets-query.ts';
import { audienceQuery } from '#shared/audience/audience-query.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** Without an id: a new one. */
export function WorksheetFormPage({ id = null }: { id?: number | null }) {
  const t = useTexts();
  const navigate = useNavigate();
  const audience = useQuery(audienceQuery);
  const worksheet = useQuery({ ...worksheetQuery(id ?? 0), enabled: id !== null });
  usePageHeader({
    title: t(id === null ? 'worksheets.new' : 'worksheets.edit'),
    backTo: id === null ? '/worksheets' : `/worksheets/${id}`,
  });
  const failed = audience.error ?? worksheet.error;
  if (failed) {
    const retry = () => void Promise.all([audience.refetch(), id === null ? null : worksheet.refetch()]);
    return <FailedState title={t('error.title')} error={failed} onRetry={retry} />;
  }
  if (!audience.data || (id !== null && !worksheet.data)) {
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
      <WorksheetForm
        courses={audience.data}
        worksheet={worksheet.data ?? null}
        onSaved={(saved) => void navigate({ to: '/worksheets/$worksheetId', params: { worksheetId: saved } })}
      />
    </DeskPage>
  );
}
