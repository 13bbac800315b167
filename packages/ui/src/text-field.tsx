import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FieldShell, type FieldText } from './field-shell.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'>, FieldText {
  size?: 'medium' | 'large' | undefined;
  /** Stands before the input behind a hairline: a country code. */
  prefix?: ReactNode;
  /** Stands at the end: a tick when the value is complete. */
  suffix?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, help, error, size, prefix, suffix, className, id, ...input } = props;
  const own = useId();
  const field = id ?? own;
  return (
    <FieldShell
      id={field}
      label={label}
      help={help}
      error={error}
      size={size}
      disabled={input.disabled}
      className={className}
    >
      {prefix ? <span className={styles.prefix}>{prefix}</span> : null}
      <input
        type="text"
        {...input}
        id={field}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || help ? `${field}-note` : undefined}
      />
      {suffix ? <span className={styles.suffix}>{suffix}</span> : null}
    </FieldShell>
  );
}
