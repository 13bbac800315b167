import { DeskPage } from '@shala/ui/desk-page.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ImportForm } from '#features/school/import-form.tsx';
import { ImportReportPanel } from '#features/school/import-report.tsx';
import { sectionsQuery } from '#features/school/school-query.ts';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** Students, parents and sections out of a spreadsheet. */
export function SchoolImportPage() {
  const t = useTexts();
  usePageHeader({ title: t('school.importTitle'), sub: t('nav.school'), backTo: '/school' });
  const { data, error, refetch } = useQuery(sectionsQuery);
  const [importId, setImportId] = useState<number | null>(null);
  if (!data) {
    return (
      <DeskPage>
        <NotYet error={error} onRetry={() => void refetch()} />
      </DeskPage>
    );
  }
  return (
    <DeskPage>
      <ImportForm institutes={data.filter(({ isRun }) => isRun)} onStarted={setImportId} />
      {importId === null ? null : <ImportReportPanel key={importId} importId={importId} />}
    </DeskPage>
  );
}
