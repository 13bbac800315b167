import type { StaffPlaces } from '@shala/api-client/staff-people.ts';
import { Button } from '@shala/ui/button.tsx';
import { Checkbox } from '@shala/ui/checkbox.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import type { LineDraft, Problems } from './product-draft.ts';
import styles from './shop.module.css';

interface LineFieldsProps {
  place: number;
  line: LineDraft;
  courses: StaffPlaces['courses'];
  problems: Problems;
  onChange: (more: Partial<LineDraft>) => void;
  /** The only line of a product stays. */
  onRemove: (() => void) | undefined;
}

/** What one line opens, for how long, and what it costs. */
export function LineFields({ place, line, courses, problems, onChange, onRemove }: LineFieldsProps) {
  const t = useTexts();
  const said = (field: string) => {
    const id = problems[`${place}.${field}`];
    return id && t(id);
  };
  const subjects = courses.find(({ id }) => id === line.courseId)?.subjects ?? [];
  const tick = (id: number, isOn: boolean) => {
    const others = (line.subjectIds ?? []).filter((one) => one !== id);
    onChange({ subjectIds: isOn ? [...others, id] : others });
  };
  return (
    <fieldset className={styles.line}>
      <legend>{t('shop.line', { number: place + 1 })}</legend>
      <div className={styles.lineFields}>
        <SelectField
          label={t('shop.course')}
          current={String(line.courseId ?? '')}
          error={said('course')}
          options={[
            { id: '', label: t('shop.choose') },
            ...courses.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          onChange={(id) => onChange({ courseId: id === '' ? null : Number(id), subjectIds: null })}
        />
        <TextField
          label={t('shop.days')}
          inputMode="numeric"
          value={line.days}
          error={said('days')}
          onChange={({ currentTarget }) => onChange({ days: currentTarget.value.trim() })}
        />
        <TextField
          label={t('shop.price')}
          prefix="₹"
          inputMode="decimal"
          value={line.rupees}
          error={said('rupees')}
          onChange={({ currentTarget }) => onChange({ rupees: currentTarget.value })}
        />
      </div>
      {subjects.length > 0 ? (
        <div className={styles.ticks}>
          <Checkbox
            label={t('shop.allSubjects')}
            checked={line.subjectIds === null}
            error={said('subjects')}
            onChange={({ currentTarget }) => onChange({ subjectIds: currentTarget.checked ? null : [] })}
          />
          {line.subjectIds === null
            ? null
            : subjects.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  checked={line.subjectIds?.includes(id) ?? false}
                  onChange={({ currentTarget }) => tick(id, currentTarget.checked)}
                />
              ))}
        </div>
      ) : null}
      {onRemove ? (
        <Button variant="text" aria-label={t('shop.removeLine', { number: place + 1 })} onClick={onRemove}>
          {t('shop.remove')}
        </Button>
      ) : null}
    </fieldset>
  );
}
