import { DeskPage, Panel } from '@shala/ui/desk-page.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RollOverPanel } from '#features/school/roll-over-panel.tsx';
import styles from '#features/school/school.module.css';
import { sectionsQuery } from '#features/school/school-query.ts';
import { YearForm } from '#features/school/year-form.tsx';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** A new academic year, and everybody's way into it. */
export function SchoolYearPage() {
  const t = useTexts();
  usePageHeader({ title: t('school.years'), sub: t('nav.school'), backTo: '/school' });
  const { data, error, refetch } = useQuery(sectionsQuery);
  const own = data?.filter(({ isRun }) => isRun) ?? [];
  const [chosen, setChosen] = useState('');
  const institute = own.find(({ id }) => String(id) === chosen) ?? own[0];
  // The oldest that is still open goes into the one after it.
  const open = institute?.years.filter(({ isClosed }) => !isClosed).toReversed() ?? [];
  const [from, to] = open;
  if (!data) {
    return (
      <DeskPage>
        <NotYet error={error} onRetry={() => void refetch()} />
      </DeskPage>
    );
  }
  return (
    <DeskPage>
      {own.length > 1 && institute ? (
        <Panel title={t('school.school')}>
          <div className={styles.filters}>
            <SelectField
              label={t('school.school')}
              current={String(institute.id)}
              options={own.map(({ id, name }) => ({ id: String(id), label: name }))}
              onChange={setChosen}
            />
          </div>
        </Panel>
      ) : null}
      {institute && from && to ? (
        <RollOverPanel key={`${institute.id}${from.id}`} institute={institute} from={from} to={to} />
      ) : (
        <EmptyState title={t('school.noNextTitle')} text={t('school.noNextText')} />
      )}
      {institute ? <YearForm key={institute.id} instituteId={institute.id} /> : null}
    </DeskPage>
  );
}
