import { PageGrid } from '@shala/ui/page-grid.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { worksheetQuery } from '#features/worksheets/queries.ts';
import { useFreshWorksheets } from '#features/worksheets/use-fresh-worksheets.ts';
import { WorksheetView } from '#features/worksheets/worksheet-view.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useLearnerId } from '#shared/session/use-learner-id.ts';
import { useTexts } from '#shared/texts/texts.ts';

/** The address says all: it works from a link, too. */
export function WorksheetPage() {
  const t = useTexts();
  usePageHeader({ title: t('nav.worksheets'), backTo: '/assignment' });
  const { worksheetId } = useParams({ from: '/main/assignment/$worksheetId' });
  const studentId = useLearnerId() ?? 0;
  const query = useQuery(worksheetQuery(studentId, Number(worksheetId)));
  useFreshWorksheets(query.data);
  return (
    <PageGrid>
      <WorksheetView key={`${studentId}/${worksheetId}`} studentId={studentId} query={query} />
    </PageGrid>
  );
}
