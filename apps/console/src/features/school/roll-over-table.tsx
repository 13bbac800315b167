import type { RollOverPlan } from '@shala/api-client/school-years.ts';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './school.module.css';

type Line = RollOverPlan['sections'][number];

/** Who moves where, and who leaves, name by name. */
export function RollOverTable({ plan: { sections } }: { plan: RollOverPlan }) {
  const t = useTexts();
  const columns: readonly Column<Line>[] = [
    { id: 'from', head: t('school.section'), isName: true, cell: ({ section }) => section.name },
    { id: 'to', head: t('school.moveTo'), cell: ({ toSection }) => toSection?.name ?? t('school.leaves') },
    {
      id: 'who',
      head: t('school.students'),
      cell: ({ students, alreadyCount }) => (
        <>
          {students.length === 0 ? '–' : students.map(({ name }) => name).join(', ')}
          {alreadyCount > 0 ? (
            <span className={styles.sub}>{t('school.already', { count: alreadyCount })}</span>
          ) : null}
        </>
      ),
    },
    { id: 'count', head: t('school.count'), isFigure: true, cell: ({ students }) => students.length },
  ];
  return (
    <DataTable
      caption={t('school.plan')}
      columns={columns}
      rows={sections}
      keyOf={({ section }) => section.id}
    />
  );
}
