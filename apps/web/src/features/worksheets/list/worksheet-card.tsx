import type { WorksheetCard as Card } from '@shala/api-client/worksheets.ts';
import { Chip } from '@shala/ui/chip.tsx';
import { cx } from '@shala/ui/cx.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import { shortDay } from '#shared/dates/day-in-words.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { colourOfWorksheet } from '../colour-of-worksheet.ts';
import { DueChip } from '../due-chip.tsx';
import { Points } from '../points.tsx';
import styles from './worksheet-card.module.css';

/** The whole card leads to the worksheet; its spine wears the subject's colour. */
export function WorksheetCard({ worksheet }: { worksheet: Card }) {
  const t = useTexts();
  const language = useLanguage();
  const { id, name, subjectName, postedAt, isTurnedIn, isReturned } = worksheet;
  return appLink({
    href: `/assignment/${id}`,
    className: cx(styles.card, colourOfWorksheet(worksheet)),
    children: (
      <>
        <span className={styles.words}>
          <span className={styles.tags}>
            <Chip tone="subject">{subjectName}</Chip>
            {isReturned ? <Chip tone="wrong">{t('worksheets.returned')}</Chip> : null}
            {isTurnedIn ? null : <DueChip worksheet={worksheet} />}
          </span>
          <span className={styles.name}>
            {name}
            {isTurnedIn ? (
              <span className={styles.done}>
                <CircleCheck aria-hidden="true" /> {t('worksheets.turnedIn')}
              </span>
            ) : null}
          </span>
          <span className={styles.meta}>
            {t('worksheets.posted', { day: shortDay(postedAt, language) })} <span aria-hidden="true">·</span>{' '}
            <Points worksheet={worksheet} />
          </span>
        </span>
        <ChevronRight aria-hidden="true" className={styles.arrow} />
      </>
    ),
  });
}
