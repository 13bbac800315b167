import type { AnnouncementsPage } from '@shala/api-client/announcements.ts';
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
import styles from './board.module.css';
import { BoardNote } from './board-note.tsx';
import { useFailureToast } from './use-failure-toast.ts';

/** What teachers have pinned up, the newest first. */
export function Board({ query }: { query: UseQueryResult<AnnouncementsPage> }) {
  const t = useTexts();
  const { data, error, isPending, refetch } = query;
  useFailureToast(error);
  if (isPending) {
    return (
      <Loading label={t('announcements.loading')}>
        <ListSkeleton />
      </Loading>
    );
  }
  if (data === undefined) {
    return <FailedState title={t('announcements.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (data.announcements.length === 0) return <NoNotes hasOthers={data.total > 0} />;
  return (
    <>
      <SectionHead title={t('announcements.latest')} />
      <ul className={styles.notes}>
        {data.announcements.map((announcement) => (
          <li key={announcement.id}>
            <BoardNote announcement={announcement} />
          </li>
        ))}
      </ul>
      <Pagination
        label={t('announcements.pages')}
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
function NoNotes({ hasOthers }: { hasOthers: boolean }) {
  const t = useTexts();
  if (!hasOthers) return <EmptyState title={t('announcements.empty')} text={t('announcements.emptyText')} />;
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
