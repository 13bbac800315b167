import { ApiError } from '@shala/api-client/api-error.ts';
import { exportSectionProgress } from '@shala/api-client/school-progress.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { DeskPage, Panel } from '@shala/ui/desk-page.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { ProgressTable } from '#features/school/progress-table.tsx';
import { sectionProgressQuery } from '#features/school/school-query.ts';
import { transport } from '#shared/api/transport.ts';
import { saveAs } from '#shared/files/save-as.ts';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { PageActions, usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** How a class stands. */
export function SectionProgressPage({ sectionId }: { sectionId: number }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(sectionProgressQuery(sectionId));
  const { isBusy, run } = useBusy();
  usePageHeader({ title: t('school.progress'), sub: data?.section.name, backTo: '/school' });
  const save = async () => {
    try {
      saveAs(await exportSectionProgress(transport, sectionId), 'progress.csv');
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast.bad(t('school.failed'), failure.status === 0 ? t('error.noConnection') : failure.message);
    }
  };
  return (
    <DeskPage>
      <PageActions>
        <Button
          variant="quiet"
          icon={<Download aria-hidden="true" />}
          loading={isBusy}
          disabled={!data}
          onClick={() => void run(save)}
        >
          {t('school.export')}
        </Button>
      </PageActions>
      {data ? (
        <Panel title={data.section.name} note={data.section.courseName}>
          {data.students.length === 0 ? (
            <EmptyState title={t('people.noneTitle')} text={t('school.emptySection')} />
          ) : (
            <ProgressTable progress={data} />
          )}
        </Panel>
      ) : (
        <NotYet error={error} onRetry={() => void refetch()} />
      )}
    </DeskPage>
  );
}
