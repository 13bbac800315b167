import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useId, useState } from 'react';
import styles from './field.module.css';
import { FieldShell, type FieldText } from './field-shell.tsx';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type'>, FieldText {
  size?: 'medium' | 'large' | undefined;
  showLabel: string;
  hideLabel: string;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, help, error, size, showLabel, hideLabel, className, id, ...input } = props;
  const own = useId();
  const field = id ?? own;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
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
      <input
        autoComplete="current-password"
        {...input}
        id={field}
        type={shown ? 'text' : 'password'}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || help ? `${field}-note` : undefined}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={shown ? hideLabel : showLabel}
        aria-controls={field}
        disabled={input.disabled}
        onClick={() => setShown(!shown)}
      >
        <Icon size={20} aria-hidden="true" />
      </button>
    </FieldShell>
  );
}
