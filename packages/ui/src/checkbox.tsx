import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const note = useId();
  return (
    <div>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? note : undefined}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p id={note} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
