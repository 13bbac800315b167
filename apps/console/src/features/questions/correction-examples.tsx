import type { CorrectionExample } from '@shala/api-client/key-corrections.ts';
import { Chip } from '@shala/ui/chip.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './corrections.module.css';

/** Some of the results that change: what was chosen, and which way it goes. */
export function CorrectionExamples({ examples }: { examples: readonly CorrectionExample[] }) {
  const t = useTexts();
  const language = useLanguage();
  const percent = new Intl.NumberFormat(`${language}-IN`, { style: 'percent', maximumFractionDigits: 2 });
  const columns: readonly Column<CorrectionExample>[] = [
    { id: 'student', head: t('correction.student'), isName: true, cell: ({ studentName }) => studentName },
    {
      id: 'chosen',
      head: t('correction.chosen'),
      cell: ({ chosen }) =>
        chosen === null ? t('correction.noneChosen') : t('questions.option', { number: chosen }),
    },
    {
      id: 'before',
      head: t('correction.before'),
      isFigure: true,
      cell: ({ scoreBefore }) => percent.format(scoreBefore / 100),
    },
    {
      id: 'after',
      head: t('correction.after'),
      isFigure: true,
      cell: ({ scoreAfter }) => percent.format(scoreAfter / 100),
    },
    { id: 'way', head: t('correction.way'), cell: (example) => <Way {...example} /> },
  ];
  return (
    <div className={styles.examples}>
      <DataTable
        caption={t('correction.examples')}
        columns={columns}
        rows={examples}
        keyOf={({ runId }) => runId}
      />
    </div>
  );
}

function Way({ scoreBefore, scoreAfter }: CorrectionExample) {
  const t = useTexts();
  if (scoreAfter === scoreBefore) return <Chip tone="quiet">{t('correction.same')}</Chip>;
  return scoreAfter > scoreBefore ? (
    <Chip tone="right">{t('correction.up')}</Chip>
  ) : (
    <Chip tone="wrong">{t('correction.down')}</Chip>
  );
}
