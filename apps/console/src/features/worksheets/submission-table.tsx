import type { SubmissionCard } from '@shala/api-client/submissions-staff.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMoment } from '#shared/forms/moments.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { SubmissionState } from './state-chip.tsx';
import styles from './submission-table.module.css';
import { submissionsQuery } from './worksheets-query.ts';

/** Everybody whom it is for and whom this person teaches, with or without work. */
export function SubmissionTable({ worksheetId, most }: { worksheetId: number; most: number }) {
  const t = useTexts();
  const language = useLanguage();
  const list = useInfiniteQuery(submissionsQuery(worksheetId));
  if (list.isPending) {
    return (
      <Loading label={t('loading')}>
        <ListSkeleton />
      </Loading>
    );
  }
  if (list.data === undefined) {
    const retry = () => void list.refetch();
    return <FailedState title={t('error.title')} error={list.error} onRetry={retry} />;
  }
  const cards = list.data.pages.flatMap(({ submissions }) => submissions);
  const waiting = cards.filter(({ state }) => state === 'turned_in');
  const linkTo = ({ studentId }: SubmissionCard) => `/worksheets/${worksheetId}/${studentId}`;
  const columns: readonly Column<SubmissionCard>[] = [
    {
      id: 'name',
      head: t('worksheets.student'),
      isName: true,
      cell: (card) =>
        appLink({ href: linkTo(card), className: styles.name ?? '', children: card.studentName }),
    },
    { id: 'state', head: t('worksheets.state'), cell: ({ state }) => <SubmissionState state={state} /> },
    {
      id: 'when',
      head: t('worksheets.turnedIn'),
      cell: ({ turnedInAt }) => (turnedInAt ? formatMoment(turnedInAt, language) : '–'),
    },
    { id: 'round', head: t('worksheets.round'), isFigure: true, cell: ({ roundNumber }) => roundNumber },
    {
      id: 'points',
      head: t('worksheets.points'),
      isFigure: true,
      cell: ({ points }) => (points === null ? '–' : t('worksheets.pointsOf', { points, most })),
    },
  ];
  return (
    <Panel
      title={t('worksheets.submissions')}
      note={t('worksheets.toGrade', { count: waiting.length })}
      actions={
        waiting[0] ? (
          <ButtonLink href={linkTo(waiting[0])} renderLink={appLink}>
            {t('worksheets.startGrading')}
          </ButtonLink>
        ) : null
      }
    >
      {cards.length === 0 ? (
        <p className={styles.none}>{t('worksheets.nobody')}</p>
      ) : (
        <DataTable
          caption={t('worksheets.submissions')}
          columns={columns}
          rows={cards}
          keyOf={({ studentId }) => studentId}
        />
      )}
      {list.hasNextPage ? (
        <Button variant="text" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('worksheets.more')}
        </Button>
      ) : null}
    </Panel>
  );
}
