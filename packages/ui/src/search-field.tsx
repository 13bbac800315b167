import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentProps, useRef } from 'react';
import { cx } from './cx.ts';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  clearLabel: string;
  size?: 'medium' | 'large';
}

export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, clearLabel, size, className, ...input } = props;
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <div className={cx(styles.search, size === 'large' && styles.large, className)}>
      <Search aria-hidden="true" />
      <input
        placeholder={label}
        {...input}
        ref={field}
        type="search"
        className={styles.input}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value ? (
        <button type="button" className={styles.clear} aria-label={clearLabel} onClick={clear}>
          <X aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
