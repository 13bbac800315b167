import type { AudienceSection } from '@shala/api-client/staff-audience.ts';
import { Checkbox } from '@shala/ui/checkbox.tsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import ticks from '#shared/forms/tick-boxes.module.css';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './section-picker.module.css';

interface SectionPickerProps {
  sections: readonly AudienceSection[];
  /** Whether everybody who has the course may be meant. */
  mayWhole: boolean;
  /** Null: nothing chosen yet. None: everybody who has the course. */
  chosen: readonly number[] | null;
  onChange: (chosen: readonly number[] | null) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** Whom something is for: some sections, or everybody who has the course. */
export function SectionPicker(props: SectionPickerProps) {
  const { sections, mayWhole, chosen, onChange, error, disabled } = props;
  const t = useTexts();
  const toggle = (id: number, isOn: boolean) => {
    const rest = (chosen ?? []).filter((other) => other !== id);
    const next = isOn ? [...rest, id] : rest;
    onChange(next.length === 0 ? null : next);
  };
  return (
    <fieldset className={ticks.ticks} disabled={disabled} aria-describedby="audience-error">
      <legend>{t('audience.sections')}</legend>
      <div className={ticks.boxes}>
        {mayWhole ? (
          <Checkbox
            label={t('audience.whole')}
            checked={chosen !== null && chosen.length === 0}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? [] : null)}
          />
        ) : null}
        {sections.map(({ id, name, instituteName }) => (
          <Checkbox
            key={id}
            label={
              <>
                {name} <small>{instituteName}</small>
              </>
            }
            checked={chosen?.includes(id) ?? false}
            onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
          />
        ))}
      </div>
      <p id="audience-error" className={styles.error} aria-live="polite">
        {error ? (
          <>
            <CircleAlert aria-hidden="true" /> {error}
          </>
        ) : null}
      </p>
    </fieldset>
  );
}
