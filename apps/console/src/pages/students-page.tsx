import type { StudentState } from '@shala/api-client/school-staff.ts';
import { DeskPage, Panel } from '@shala/ui/desk-page.tsx';
import { SearchField } from '@shala/ui/search-field.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import styles from '#features/school/school.module.css';
import { sectionsQuery, studentsQuery } from '#features/school/school-query.ts';
import { stateTexts } from '#features/school/state-chip.tsx';
import { StudentSheet } from '#features/school/student-sheet.tsx';
import { StudentsTable } from '#features/school/students-table.tsx';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { TurnPages } from '#shared/layout/turn-pages.tsx';
import { useTexts } from '#shared/texts/texts.ts';

const states: readonly StudentState[] = ['active', 'invited', 'never', 'blocked'];

/** Students of a section or of all, found by name, number or address. */
export function StudentsPage({ firstSection }: { firstSection: number | null }) {
  const t = useTexts();
  usePageHeader({ title: t('school.students'), sub: t('nav.school'), backTo: '/school' });
  const [search, setSearch] = useState('');
  const [section, setSection] = useState(String(firstSection ?? ''));
  const [state, setState] = useState<StudentState | ''>('');
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<number | null>(null);
  const { data: institutes = [] } = useQuery(sectionsQuery);
  const filter = {
    sectionId: section === '' ? null : Number(section),
    state: state === '' ? null : state,
    search: useDeferredValue(search.trim()),
    page,
  };
  const { data, error, refetch } = useQuery(studentsQuery(filter));
  const first =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  const sections = institutes.flatMap(({ sections: own, years }) =>
    own.map(({ id, name, yearId }) => ({
      id: String(id),
      label: years.length > 1 ? `${name} · ${years.find((year) => year.id === yearId)?.name}` : name,
    })),
  );
  return (
    <DeskPage>
      <Panel
        title={t('school.students')}
        note={data ? t('school.studentCount', { count: data.total }) : null}
        actions={
          <SearchField
            label={t('school.search')}
            clearLabel={t('people.clearSearch')}
            value={search}
            onChange={first(setSearch)}
          />
        }
      >
        <div className={styles.filters}>
          <SelectField
            label={t('school.section')}
            current={section}
            options={[{ id: '', label: t('school.allSections') }, ...sections]}
            onChange={first(setSection)}
          />
          <SelectField
            label={t('school.state')}
            current={state}
            options={[
              { id: '', label: t('school.allStates') },
              ...states.map((one) => ({ id: one, label: t(stateTexts[one]) })),
            ]}
            onChange={first(setState)}
          />
        </div>
        {data ? (
          data.students.length === 0 ? (
            <EmptyState title={t('people.noneTitle')} text={t('school.noStudentsText')} />
          ) : (
            <StudentsTable students={data.students} onOpen={setOpenId} />
          )
        ) : (
          <NotYet error={error} onRetry={() => void refetch()} />
        )}
        {data ? <TurnPages page={page} pages={data.pages} onTurn={setPage} /> : null}
      </Panel>
      <StudentSheet studentId={openId} onClose={() => setOpenId(null)} />
    </DeskPage>
  );
}
