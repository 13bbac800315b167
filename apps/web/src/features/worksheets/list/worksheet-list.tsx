import type { WorksheetPage } from '@shala/api-client/worksheets.ts';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { SpineCards } from '@shala/ui/spine-card.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { PageLinks, PastTheEnd } from '#shared/layout/page-links.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { WorksheetCard } from './worksheet-card.tsx';

/** What tutors have given out, the newest first. */
export function WorksheetList({ query }: { query: UseQueryResult<WorksheetPage> }) {
  const t = useTexts();
  const { data, error, isPending, refetch } = query;
  if (isPending) {
    return (
      <Loading label={t('worksheets.loading')}>
        <ListSkeleton />
      </Loading>
    );
  }
  if (data === undefined) {
    return <FailedState title={t('worksheets.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (data.worksheets.length === 0) {
    if (data.total > 0) return <PastTheEnd />;
    return <EmptyState title={t('worksheets.empty')} text={t('worksheets.emptyText')} />;
  }
  return (
    <>
      <SectionHead title={t('worksheets.latest')} />
      <SpineCards>
        {data.worksheets.map((worksheet) => (
          <li key={worksheet.id}>
            <WorksheetCard worksheet={worksheet} />
          </li>
        ))}
      </SpineCards>
      <PageLinks label={t('worksheets.pages')} page={data.page} pages={data.pages} />
    </>
  );
}
