import type { StaffWorksheet } from '@shala/api-client/worksheets-staff.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { inLanguage } from '@shala/app-kit/in-language.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { cx } from '@shala/ui/cx.ts';
import { EmptyState } from '@shala/ui/state.tsx';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { audienceText } from '#shared/audience/audience-text.ts';
import { formatMoment } from '#shared/forms/moments.ts';
import { GrowingList } from '#shared/layout/growing-list.tsx';
import lines from '#shared/layout/lines.module.css';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { WorksheetState } from './state-chip.tsx';
import styles from './worksheet-list.module.css';
import { worksheetsQuery } from './worksheets-query.ts';

/** The worksheets of what this person teaches, the newest first. */
export function WorksheetList() {
  const t = useTexts();
  const list = useInfiniteQuery(worksheetsQuery);
  return (
    <GrowingList
      list={list}
      itemsOf={(page) => page.worksheets}
      keyOf={({ id }) => id}
      className={lines.list}
      failedTitle={t('error.title')}
      moreLabel={t('worksheets.more')}
      empty={
        <EmptyState
          title={t('worksheets.emptyTitle')}
          text={t('worksheets.emptyText')}
          action={
            <ButtonLink href="/worksheets/new" renderLink={appLink}>
              {t('worksheets.new')}
            </ButtonLink>
          }
        />
      }
    >
      {(worksheet) => <Line worksheet={worksheet} />}
    </GrowingList>
  );
}

function Line({ worksheet }: { worksheet: StaffWorksheet }) {
  const t = useTexts();
  const language = useLanguage();
  const { waitingCount } = worksheet;
  return appLink({
    href: `/worksheets/${worksheet.id}`,
    className: cx(lines.line, styles.line, subjectColour(worksheet.subjectColour, worksheet.subjectId)),
    children: (
      <>
        <span className={lines.subject}>{worksheet.subjectName}</span>
        <span className={lines.words}>
          <b>{inLanguage(worksheet.name, language)}</b>
          <small>{audienceText(worksheet, t)}</small>
        </span>
        <WorksheetState worksheet={worksheet} />
        <span className={lines.aside}>
          {t('worksheets.dueAt', { when: formatMoment(worksheet.dueAt, language) })}
        </span>
        <span className={waitingCount === 0 ? styles.none : lines.count}>
          {t('worksheets.toGrade', { count: waitingCount })}
        </span>
        <ChevronRight aria-hidden="true" />
      </>
    ),
  });
}
