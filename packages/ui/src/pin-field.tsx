import { type ComponentProps, useId } from 'react';
import { cx } from './cx.ts';
import styles from './pin-field.module.css';

interface PinFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  label: string;
  length: number;
  value: string;
  onChange: (value: string) => void;
  /** Called with the last digit, so that nobody has to press a button. */
  onComplete?: ((value: string) => void) | undefined;
  error?: string | undefined;
}

/** A code from a message, a cell for each digit. */
export function PinField({ label, length, value, onChange, onComplete, error, ...input }: PinFieldProps) {
  const note = useId();
  const take = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  const here = Math.min(value.length, length - 1);
  return (
    <div>
      <div className={cx(styles.cells, length > 4 && styles.many, error && styles.invalid)}>
        <input
          autoComplete="one-time-code"
          {...input}
          className={styles.input}
          inputMode="numeric"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? note : undefined}
          value={value}
          onChange={(event) => take(event.currentTarget.value)}
        />
        {Array.from({ length }, (_, place) => place).map((place) => (
          <span key={place} aria-hidden="true" className={cx(styles.cell, place === here && styles.here)}>
            {value[place]}
          </span>
        ))}
      </div>
      <p id={note} role="alert" className={styles.error}>
        {error}
      </p>
    </div>
  );
}
