import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';
import { FieldShell, type FieldText } from './field-shell.tsx';

interface SelectFieldProps<Id extends string>
  extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'size'>,
    FieldText {
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** One of a few, in a form: its label stands above. */
export function SelectField<Id extends string>(props: SelectFieldProps<Id>) {
  const { label, help, error, options, value, onChange, className, ...select } = props;
  const id = useId();
  return (
    <FieldShell
      id={id}
      label={label}
      help={help}
      error={error}
      disabled={select.disabled}
      className={className}
    >
      <select
        {...select}
        id={id}
        className={styles.input}
        value={value}
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
    </FieldShell>
  );
}
