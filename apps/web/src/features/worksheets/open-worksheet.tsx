import type { Worksheet } from '@shala/api-client/worksheets.ts';
import { Chip } from '@shala/ui/chip.tsx';
import { cx } from '@shala/ui/cx.ts';
import { shortDay } from '#shared/dates/day-in-words.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { colourOfWorksheet } from './colour-of-worksheet.ts';
import { DueChip } from './due-chip.tsx';
import { FileList } from './given/file-row.tsx';
import { TeachersMessage } from './given/teachers-message.tsx';
import styles from './open-worksheet.module.css';
import { Points } from './points.tsx';
import { EarlierRounds } from './work/earlier-rounds.tsx';
import { YourWork } from './work/your-work.tsx';

/** What is asked on the left (or above), what the student makes of it beside it. */
export function OpenWorksheet({ studentId, worksheet }: { studentId: number; worksheet: Worksheet }) {
  const t = useTexts();
  const language = useLanguage();
  const { name, subjectName, postedAt, instructions, files, evaluatedFiles, privateMessage } = worksheet;
  return (
    <div className={cx(styles.view, colourOfWorksheet(worksheet))}>
      <div className={styles.asked}>
        <header>
          <div className={styles.tags}>
            <Chip tone="subject">{subjectName}</Chip>
            <DueChip worksheet={worksheet} />
          </div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.meta}>
            {t('worksheets.posted', { day: shortDay(postedAt, language) })} <span aria-hidden="true">·</span>{' '}
            <Points worksheet={worksheet} />
          </p>
        </header>
        {privateMessage ? (
          <TeachersMessage message={privateMessage} isReturned={worksheet.isReturned} />
        ) : null}
        {instructions ? (
          <section>
            <h3 className={styles.title}>{t('worksheets.instructions')}</h3>
            <p className={styles.text}>{instructions}</p>
          </section>
        ) : null}
        <FileList title={t('worksheets.worksheet')} files={files} />
        <FileList title={t('worksheets.evaluated')} files={evaluatedFiles} />
        <EarlierRounds rounds={worksheet.previousRounds} />
      </div>
      <YourWork studentId={studentId} worksheet={worksheet} />
    </div>
  );
}
