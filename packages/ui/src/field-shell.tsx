import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';

export interface FieldText {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
}

interface FieldShellProps extends FieldText {
  id: string;
  size?: 'medium' | 'large' | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** What every field has around its input: label above, frame, help and error below. */
export function FieldShell({ id, label, help, error, size, disabled, className, children }: FieldShellProps) {
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div
        className={cx(
          styles.box,
          size === 'large' && styles.large,
          error && styles.invalid,
          disabled && styles.off,
        )}
      >
        {children}
      </div>
      <div id={`${id}-note`} aria-live="polite">
        {error ? (
          <p className={styles.error}>
            <CircleAlert aria-hidden="true" />
            {error}
          </p>
        ) : help ? (
          <p className={styles.help}>{help}</p>
        ) : null}
      </div>
    </div>
  );
}
