import { type ComponentProps, useId } from 'react';
import { cx } from './cx.ts';
import field from './field.module.css';
import { FieldShell, type FieldText } from './field-shell.tsx';
import styles from './text-area.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'>, FieldText {
  className?: string | undefined;
}

/** Several lines of words. */
export function TextArea({ label, help, error, className, id, ...input }: TextAreaProps) {
  const own = useId();
  const name = id ?? own;
  return (
    <FieldShell
      id={name}
      label={label}
      help={help}
      error={error}
      disabled={input.disabled}
      className={className}
    >
      <textarea
        rows={4}
        {...input}
        id={name}
        className={cx(field.input, styles.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || help ? `${name}-note` : undefined}
      />
    </FieldShell>
  );
}
