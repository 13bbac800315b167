import { type ComponentProps, useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: string;
  checked: boolean;
  /** What it means, in a sentence. */
  text: string;
}

/** On or off, at once: nothing has to be saved afterwards. */
export function Switch({ label, text, checked, ...input }: SwitchProps) {
  const note = useId();
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span id={note} className={styles.text}>
          {text}
        </span>
      </span>
      <input
        {...input}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-label={label}
        aria-describedby={note}
        className={styles.switch}
      />
    </label>
  );
}
