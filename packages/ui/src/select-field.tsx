import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { cx } from './cx.ts';
import field from './field.module.css';
import { FieldShell, type FieldText } from './field-shell.tsx';
import styles from './select-field.module.css';

interface SelectFieldProps<Id extends string> extends FieldText {
  options: readonly { id: Id; label: string }[];
  current: Id;
  onChange: (id: Id) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** One of a list, in a form: the label stands above, the list is the browser's own. */
export function SelectField<Id extends string>(props: SelectFieldProps<Id>) {
  const { label, help, error, options, current, onChange, disabled, className } = props;
  const id = useId();
  return (
    <FieldShell id={id} label={label} help={help} error={error} disabled={disabled} className={className}>
      <select
        id={id}
        className={cx(field.input, styles.select)}
        value={current}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || help ? `${id}-note` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Id)}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} aria-hidden="true" />
    </FieldShell>
  );
}
