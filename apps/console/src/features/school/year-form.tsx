import { addSchoolYear } from '@shala/api-client/school-years.ts';
import { Button } from '@shala/ui/button.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './school.module.css';
import { useChange } from './use-change.ts';

const nothing = { name: '', startsOn: '', endsOn: '' };

export function YearForm({ instituteId }: { instituteId: number }) {
  const t = useTexts();
  const [year, setYear] = useState(nothing);
  const { isBusy, change } = useChange();
  const isFull = year.name !== '' && year.startsOn !== '' && year.endsOn !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isFull) return;
    void change(async () => {
      await addSchoolYear(transport, instituteId, year);
      setYear(nothing);
    }, 'school.yearAdded');
  };
  const field = (name: keyof typeof nothing, label: string, type: 'text' | 'date') => (
    <TextField
      type={type}
      label={label}
      value={year[name]}
      autoComplete="off"
      onChange={({ currentTarget }) => setYear({ ...year, [name]: currentTarget.value })}
    />
  );
  return (
    <Panel title={t('school.newYear')}>
      <form className={styles.line} onSubmit={submit}>
        {field('name', t('school.yearName'), 'text')}
        {field('startsOn', t('school.startsOn'), 'date')}
        {field('endsOn', t('school.endsOn'), 'date')}
        <Button type="submit" variant="quiet" disabled={!isFull} loading={isBusy}>
          {t('school.addYear')}
        </Button>
      </form>
    </Panel>
  );
}
