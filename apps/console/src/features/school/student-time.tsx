import { type SchoolStudent, setTimeFactor } from '@shala/api-client/school-staff.ts';
import { Button } from '@shala/ui/button.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './school.module.css';
import { useChange } from './use-change.ts';

const usual = [1, 1.25, 1.5, 2, 3];

/** More time in timed practice, with the reason that goes on record. */
export function StudentTime({ student }: { student: SchoolStudent }) {
  const t = useTexts();
  const [factor, setFactor] = useState(String(student.timeFactor));
  const [reason, setReason] = useState('');
  const { isBusy, change } = useChange();
  const factors = [...new Set([...usual, student.timeFactor])].toSorted((a, b) => a - b);
  const save = () =>
    change(
      () => setTimeFactor(transport, student.id, { factor: Number(factor), reason: reason.trim() }),
      'school.timeSaved',
    );
  return (
    <section className={styles.block}>
      <h3>{t('school.time')}</h3>
      <div className={styles.pair}>
        <SelectField
          label={t('school.timeFactor')}
          current={factor}
          options={factors.map((one) => ({
            id: String(one),
            label:
              one === 1
                ? t('school.timeUsual')
                : t('school.timeMore', { percent: Math.round((one - 1) * 100) }),
          }))}
          onChange={setFactor}
        />
        <TextField
          label={t('school.timeReason')}
          maxLength={300}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
      <Button
        variant="quiet"
        disabled={Number(factor) === student.timeFactor || reason.trim() === ''}
        loading={isBusy}
        onClick={() => void save()}
      >
        {t('school.save')}
      </Button>
    </section>
  );
}
