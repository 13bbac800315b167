import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { WorksheetForm } from '#features/worksheets/worksheet-form.tsx';
import { worksheetQuery } from '#features/worksheets/worksheets-query.ts';
import { AudienceFormFrame } from '#shared/audience/audience-form-frame.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** Without an id: a new one. */
export function WorksheetFormPage({ id = null }: { id?: number | null }) {
  const t = useTexts();
  const navigate = useNavigate();
  const worksheet = useQuery({ ...worksheetQuery(id ?? 0), enabled: id !== null });
  usePageHeader({
    title: t(id === null ? 'worksheets.new' : 'worksheets.edit'),
    backTo: id === null ? '/worksheets' : `/worksheets/${id}`,
  });
  const toWorksheet = (saved: number) =>
    void navigate({ to: '/worksheets/$worksheetId', params: { worksheetId: saved } });
  return (
    <AudienceFormFrame query={id === null ? null : worksheet}>
      {(courses, known) => <WorksheetForm courses={courses} worksheet={known} onSaved={toWorksheet} />}
    </AudienceFormFrame>
  );
}
