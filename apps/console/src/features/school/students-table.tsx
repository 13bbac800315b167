import type { ListedStudent } from '@shala/api-client/school-staff.ts';
import { Button } from '@shala/ui/button.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { formatMoment } from './format-day.ts';
import styles from './school.module.css';
import { StateChip } from './state-chip.tsx';

interface StudentsTableProps {
  students: readonly ListedStudent[];
  onOpen: (studentId: number) => void;
}

export function StudentsTable({ students, onOpen }: StudentsTableProps) {
  const t = useTexts();
  const language = useLanguage();
  const columns: readonly Column<ListedStudent>[] = [
    { id: 'roll', head: t('school.roll'), isFigure: true, cell: ({ roll }) => roll ?? '–' },
    {
      id: 'name',
      head: t('school.name'),
      isName: true,
      cell: ({ name, email }) => (
        <>
          {name}
          {email ? <span className={styles.sub}>{email}</span> : null}
        </>
      ),
    },
    { id: 'number', head: t('school.admissionNo'), cell: ({ admissionNo }) => admissionNo ?? '–' },
    { id: 'section', head: t('school.section'), cell: ({ section }) => section.name },
    { id: 'state', head: t('school.state'), cell: ({ state }) => <StateChip state={state} /> },
    {
      id: 'seen',
      head: t('school.lastSeen'),
      cell: ({ lastSeenAt }) => (lastSeenAt ? formatMoment(lastSeenAt, language) : '–'),
    },
    {
      id: 'open',
      head: t('school.open'),
      cell: ({ id, name }) => (
        <Button variant="quiet" aria-label={t('school.openWhom', { name })} onClick={() => onOpen(id)}>
          {t('school.open')}
        </Button>
      ),
    },
  ];
  return (
    <DataTable caption={t('school.students')} columns={columns} rows={students} keyOf={({ id }) => id} />
  );
}
