import type { Institute, SchoolSection } from '@shala/api-client/school-staff.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './school.module.css';

/** The sections of one school in one year, with how many are in each. */
export function SectionsPanel({ institute }: { institute: Institute }) {
  const t = useTexts();
  const current = institute.years.find(({ isCurrent }) => isCurrent) ?? institute.years[0];
  const [yearId, setYearId] = useState(current?.id ?? 0);
  const sections = institute.sections.filter((section) => section.yearId === yearId);
  const columns: readonly Column<SchoolSection>[] = [
    {
      id: 'name',
      head: t('school.section'),
      isName: true,
      cell: ({ name, course }) => (
        <>
          {name}
          <span className={styles.sub}>{course.name}</span>
        </>
      ),
    },
    { id: 'teacher', head: t('school.classTeacher'), cell: ({ classTeacher }) => classTeacher ?? '–' },
    { id: 'students', head: t('school.students'), isFigure: true, cell: ({ studentCount }) => studentCount },
    { id: 'never', head: t('school.neverHere'), isFigure: true, cell: ({ neverCount }) => neverCount },
    { id: 'blocked', head: t('school.blocked'), isFigure: true, cell: ({ blockedCount }) => blockedCount },
    {
      id: 'open',
      head: t('school.open'),
      cell: ({ id, name }) => (
        <span className={styles.actions}>
          <ButtonLink
            variant="quiet"
            href={`/school/sections/${id}/students`}
            label={t('school.studentsOf', { name })}
            renderLink={appLink}
          >
            {t('school.students')}
          </ButtonLink>
          <ButtonLink
            variant="quiet"
            href={`/school/sections/${id}`}
            label={t('school.progressOf', { name })}
            renderLink={appLink}
          >
            {t('school.progress')}
          </ButtonLink>
        </span>
      ),
    },
  ];
  return (
    <Panel title={institute.name} note={t('school.sectionCount', { count: sections.length })}>
      {institute.years.length > 1 ? (
        <div className={styles.filters}>
          <SelectField
            label={t('school.year')}
            current={String(yearId)}
            options={institute.years.map(({ id, name }) => ({ id: String(id), label: name }))}
            onChange={(id) => setYearId(Number(id))}
          />
        </div>
      ) : null}
      {sections.length === 0 ? (
        <EmptyState title={t('school.noSectionsTitle')} text={t('school.noSectionsText')} />
      ) : (
        <DataTable caption={institute.name} columns={columns} rows={sections} keyOf={({ id }) => id} />
      )}
    </Panel>
  );
}
