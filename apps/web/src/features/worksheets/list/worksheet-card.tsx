import type { WorksheetCard as Card } from '@shala/api-client/worksheets.ts';
import { Chip } from '@shala/ui/chip.tsx';
import { SpineCard } from '@shala/ui/spine-card.tsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import { shortDay } from '#shared/dates/day-in-words.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { colourOfWorksheet } from '../colour-of-worksheet.ts';
import { DueChip } from '../due-chip.tsx';
import { Points } from '../points.tsx';
import styles from './worksheet-card.module.css';

export function WorksheetCard({ worksheet }: { worksheet: Card }) {
  const t = useTexts();
  const language = useLanguage();
  const { id, name, subjectName, postedAt, isTurnedIn, isReturned } = worksheet;
  return (
    <SpineCard
      href={`/assignment/${id}`}
      colour={colourOfWorksheet(worksheet)}
      tags={
        <>
          <Chip tone="subject">{subjectName}</Chip>
          {isReturned ? <Chip tone="wrong">{t('worksheets.returned')}</Chip> : null}
          {isTurnedIn ? null : <DueChip worksheet={worksheet} />}
        </>
      }
      title={
        <>
          {name}
          {isTurnedIn ? (
            <span className={styles.done}>
              <CircleCheck aria-hidden="true" /> {t('worksheets.turnedIn')}
            </span>
          ) : null}
        </>
      }
      meta={
        <>
          {t('worksheets.posted', { day: shortDay(postedAt, language) })} <span aria-hidden="true">·</span>{' '}
          <Points worksheet={worksheet} />
        </>
      }
      renderLink={appLink}
    />
  );
}
