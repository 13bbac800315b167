import { inLanguage } from '@shala/app-kit/in-language.ts';
import { useQuery } from '@tanstack/react-query';
import { PublishPanel } from '#features/worksheets/publish-panel.tsx';
import { SubmissionTable } from '#features/worksheets/submission-table.tsx';
import { WorksheetFacts } from '#features/worksheets/worksheet-facts.tsx';
import { worksheetQuery } from '#features/worksheets/worksheets-query.ts';
import { OneThing } from '#shared/layout/one-thing.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';

export function WorksheetPage({ id }: { id: number }) {
  const t = useTexts();
  const language = useLanguage();
  const query = useQuery(worksheetQuery(id));
  usePageHeader({
    title: query.data ? inLanguage(query.data.name, language) : t('nav.worksheets'),
    backTo: '/worksheets',
  });
  const gone = {
    title: t('worksheets.goneTitle'),
    text: t('worksheets.goneText'),
    toList: t('worksheets.toList'),
    listPath: '/worksheets',
  };
  return (
    <OneThing query={query} gone={gone}>
      {(worksheet) => (
        <>
          {worksheet.postedAt === null && worksheet.isOwn ? (
            <PublishPanel key={worksheet.publishAt} worksheet={worksheet} />
          ) : null}
          {worksheet.postedAt === null ? null : (
            <SubmissionTable worksheetId={worksheet.id} most={worksheet.points} />
          )}
          <WorksheetFacts worksheet={worksheet} />
        </>
      )}
    </OneThing>
  );
}
