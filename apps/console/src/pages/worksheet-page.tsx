import { ApiError } from '@shala/api-client/api-error.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { DeskPage } from '@shala/ui/desk-page.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { inLanguage } from '#features/worksheets/in-language.ts';
import { PublishPanel } from '#features/worksheets/publish-panel.tsx';
import { SubmissionTable } from '#features/worksheets/submission-table.tsx';
import { WorksheetFacts } from '#features/worksheets/worksheet-facts.tsx';
import { worksheetQuery } from '#features/worksheets/worksheets-query.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';

export function WorksheetPage({ id }: { id: number }) {
  const t = useTexts();
  const language = useLanguage();
  const { data: worksheet, error, isPending, refetch } = useQuery(worksheetQuery(id));
  usePageHeader({
    title: worksheet ? inLanguage(worksheet.name, language) : t('nav.worksheets'),
    backTo: '/worksheets',
  });
  if (isPending) {
    return (
      <DeskPage>
        <Loading label={t('loading')}>
          <ListSkeleton />
        </Loading>
      </DeskPage>
    );
  }
  if (!worksheet) {
    if (!(error instanceof ApiError && error.status === 404)) {
      return <FailedState title={t('error.title')} error={error} onRetry={() => void refetch()} />;
    }
    return (
      <EmptyState
        title={t('worksheets.goneTitle')}
        text={t('worksheets.goneText')}
        action={
          <ButtonLink href="/worksheets" renderLink={appLink}>
            {t('worksheets.toList')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <DeskPage>
      {worksheet.postedAt === null && worksheet.isOwn ? (
        <PublishPanel key={worksheet.publishAt} worksheet={worksheet} />
      ) : null}
      {worksheet.postedAt === null ? null : (
        <SubmissionTable worksheetId={worksheet.id} most={worksheet.points} />
      )}
      <WorksheetFacts worksheet={worksheet} />
    </DeskPage>
  );
}
