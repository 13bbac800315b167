import type { StaffWorksheet } from '@shala/api-client/worksheets-staff.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { cx } from '@shala/ui/cx.ts';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { audienceText } from '#shared/audience/audience-text.ts';
import { formatMoment } from '#shared/forms/moments.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { inLanguage } from './in-language.ts';
import { WorksheetState } from './state-chip.tsx';
import styles from './worksheet-list.module.css';
import { worksheetsQuery } from './worksheets-query.ts';

/** The worksheets of what this person teaches, the newest first. */
export function WorksheetList() {
  const t = useTexts();
  const list = useInfiniteQuery(worksheetsQuery);
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
  const worksheets = list.data.pages.flatMap((page) => page.worksheets);
  if (worksheets.length === 0) {
    return (
      <EmptyState
        title={t('worksheets.emptyTitle')}
        text={t('worksheets.emptyText')}
        action={
          <ButtonLink href="/worksheets/new" renderLink={appLink}>
            {t('worksheets.new')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {worksheets.map((worksheet) => (
          <li key={worksheet.id}>
            <Line worksheet={worksheet} />
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button variant="quiet" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('worksheets.more')}
        </Button>
      ) : null}
    </>
  );
}

function Line({ worksheet }: { worksheet: StaffWorksheet }) {
  const t = useTexts();
  const language = useLanguage();
  const { waitingCount } = worksheet;
  return appLink({
    href: `/worksheets/${worksheet.id}`,
    className: cx(styles.line, subjectColour(worksheet.subjectColour, worksheet.subjectId)),
    children: (
      <>
        <span className={styles.subject}>{worksheet.subjectName}</span>
        <span className={styles.words}>
          <b>{inLanguage(worksheet.name, language)}</b>
          <small>{audienceText(worksheet, t)}</small>
        </span>
        <WorksheetState worksheet={worksheet} />
        <span className={styles.due}>
          {t('worksheets.dueAt', { when: formatMoment(worksheet.dueAt, language) })}
        </span>
        <span className={cx(styles.count, waitingCount === 0 && styles.none)}>
          {t('worksheets.toGrade', { count: waitingCount })}
        </span>
        <ChevronRight aria-hidden="true" />
      </>
    ),
  });
}
