import type { WorksheetPage } from '@shala/api-client/worksheets.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { Pagination } from '@shala/ui/pagination.tsx';
import type { RenderLink } from '@shala/ui/render-link.tsx';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './worksheet-card.module.css';
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
  if (data.worksheets.length === 0) return <NoWorksheets hasOthers={data.total > 0} />;
  return (
    <>
      <SectionHead title={t('worksheets.latest')} />
      <ul className={styles.cards}>
        {data.worksheets.map((worksheet) => (
          <li key={worksheet.id}>
            <WorksheetCard worksheet={worksheet} />
          </li>
        ))}
      </ul>
      <Pagination
        label={t('worksheets.pages')}
        page={data.page}
        pages={data.pages}
        pageLabel={(page) => t('learn.page', { page })}
        previousLabel={t('learn.previousPage')}
        nextLabel={t('learn.nextPage')}
        renderPage={(to, { children, ...rest }) => (
          <Link {...rest} to="." search={to === 1 ? {} : { page: to }}>
            {children}
          </Link>
        )}
      />
    </>
  );
}

const toFirstPage: RenderLink = ({ children, href: _, ...rest }) => (
  <Link {...rest} to="." search={{}}>
    {children}
  </Link>
);

/** Past the last page there is a way back. */
function NoWorksheets({ hasOthers }: { hasOthers: boolean }) {
  const t = useTexts();
  if (!hasOthers) return <EmptyState title={t('worksheets.empty')} text={t('worksheets.emptyText')} />;
  return (
    <EmptyState
      title={t('learn.pastEndTitle')}
      action={
        <ButtonLink href="" renderLink={toFirstPage}>
          {t('learn.firstPage')}
        </ButtonLink>
      }
    />
  );
}
