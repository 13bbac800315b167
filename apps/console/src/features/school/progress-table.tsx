import type { SectionProgress } from '@shala/api-client/school-progress.ts';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { ProgressBar } from '@shala/ui/progress-bar.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './school.module.css';

type Line = SectionProgress['students'][number];

/** A class, student by student. */
export function ProgressTable({ progress: { section, students } }: { progress: SectionProgress }) {
  const t = useTexts();
  const columns: readonly Column<Line>[] = [
    { id: 'roll', head: t('school.roll'), isFigure: true, cell: ({ roll }) => roll ?? '–' },
    { id: 'name', head: t('school.name'), isName: true, cell: ({ name }) => name },
    {
      id: 'done',
      head: t('school.completed'),
      isFigure: true,
      cell: ({ name, figures }) => (
        <span className={styles.meter}>
          <ProgressBar label={t('school.doneOf', { name })} percent={figures.completion} />
          <span>{Math.round(figures.completion)}%</span>
        </span>
      ),
    },
    {
      id: 'score',
      head: t('school.score'),
      isFigure: true,
      cell: ({ figures }) => (figures.attemptCount === 0 ? '–' : `${Math.round(figures.score)}%`),
    },
    {
      id: 'accuracy',
      head: t('school.accuracy'),
      isFigure: true,
      cell: ({ figures }) => (figures.attemptCount === 0 ? '–' : `${Math.round(figures.accuracy)}%`),
    },
    {
      id: 'minutes',
      head: t('school.minutes'),
      isFigure: true,
      cell: ({ figures }) => Math.round(figures.minutes),
    },
    {
      id: 'attempts',
      head: t('school.attempts'),
      isFigure: true,
      cell: ({ figures }) => figures.attemptCount,
    },
  ];
  return <DataTable caption={section.name} columns={columns} rows={students} keyOf={({ id }) => id} />;
}
