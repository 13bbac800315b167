import { moveSchoolStudent, type SchoolStudent } from '@shala/api-client/school-staff.ts';
import { Button } from '@shala/ui/button.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './school.module.css';
import { sectionsQuery } from './school-query.ts';
import { today } from './today.ts';
import { useChange } from './use-change.ts';

export function StudentMove({ student }: { student: SchoolStudent }) {
  const t = useTexts();
  const { data: institutes = [] } = useQuery(sectionsQuery);
  const [sectionId, setSectionId] = useState('');
  const [day, setDay] = useState(today());
  const { isBusy, change } = useChange();
  const current = student.sections.find(({ toDay }) => toDay === null)?.id;
  const sections = institutes
    .filter(({ isRun }) => isRun)
    .flatMap(({ sections: own, years }) =>
      own
        .filter(
          ({ id, yearId }) =>
            id !== current && years.some((year) => year.id === yearId && year.endsOn >= today()),
        )
        .map(({ id, name, yearId }) => ({
          id: String(id),
          label: `${name} · ${years.find((year) => year.id === yearId)?.name}`,
        })),
    );
  const move = () =>
    change(
      () => moveSchoolStudent(transport, student.id, { sectionId: Number(sectionId), fromDay: day }),
      'school.moved',
    );
  return (
    <section className={styles.block}>
      <h3>{t('school.move')}</h3>
      <div className={styles.pair}>
        <SelectField
          label={t('school.moveTo')}
          current={sectionId}
          options={[{ id: '', label: t('school.choose') }, ...sections]}
          onChange={setSectionId}
        />
        <TextField
          type="date"
          label={t('school.fromDay')}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </div>
      <Button
        variant="quiet"
        disabled={sectionId === '' || day === ''}
        loading={isBusy}
        onClick={() => void move()}
      >
        {t('school.moveSubmit')}
      </Button>
    </section>
  );
}
