import ChevronDown from 'lucide-react/icons/chevron-down';
import { cx } from './cx.ts';
import styles from './select.module.css';

interface SelectProps<Id extends string> {
  /** What is chosen here, for screen readers. */
  label: string;
  options: readonly { id: Id; label: string }[];
  current: Id;
  onChange: (id: Id) => void;
  className?: string | undefined;
}

/** One of a few. The browser's own list: it works with every finger, key and screen reader. */
export function Select<Id extends string>({ label, options, current, onChange, className }: SelectProps<Id>) {
  return (
    <span className={cx(styles.frame, className)}>
      <select
        className={styles.select}
        aria-label={label}
        value={current}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Id)}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} aria-hidden="true" />
    </span>
  );
}
