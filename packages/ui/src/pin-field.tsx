import { type ComponentProps, useId } from 'react';
import { cx } from './cx.ts';
import styles from './pin-field.module.css';

interface PinFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  label: string;
  length: number;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

type Selecting = { currentTarget: HTMLInputElement };

/**
 * A code from a message, a box for each digit. To a person it is as many boxes as digits: entry goes on to the
 * next one, backspace goes back. To the phone and to a screen reader it is one field, so that the code of the
 * message is offered, pasting works, and nobody hears four nameless fields.
 */
export function PinField({ label, length, value, onChange, error, ...input }: PinFieldProps) {
  const note = useId();
  const here = Math.min(value.length, length - 1);
  /** The cursor stays in the marked box: a tap on another one must not put it between two digits. */
  const toEnd = ({
    currentTarget: { value: text, selectionStart, selectionEnd },
    currentTarget,
  }: Selecting) => {
    const isAll = selectionStart === 0 && selectionEnd === text.length;
    if (!isAll && selectionStart !== text.length) currentTarget.setSelectionRange(text.length, text.length);
  };
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
          onSelect={toEnd}
          onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, length))}
        />
        {Array.from({ length }, (_, place) => place).map((place) => (
          <span
            key={place}
            aria-hidden="true"
            data-here={place === here || undefined}
            className={cx(styles.cell, place === here && styles.here)}
          >
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
