import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import styles from './course-option.module.css';
import { cx } from './cx.ts';
import type { SubjectColour } from './subject-colour.ts';

interface CourseOptionProps {
  colour: SubjectColour;
  /** On the cover of its book: the number of the class, or the first letters of the exam. */
  mark: string;
  name: string;
  sub?: ReactNode;
  /** 'Free trial', 'Expired' */
  chip?: ReactNode;
  current: boolean;
  busy?: boolean;
  onChoose: () => void;
}

/** A course to tap. The one in use has its ring filled. */
export function CourseOption(props: CourseOptionProps) {
  const { colour, mark, name, sub, chip, current, busy = false, onChoose } = props;
  return (
    <button
      type="button"
      className={cx(styles.option, current && styles.on)}
      aria-current={current || undefined}
      aria-busy={busy || undefined}
      onClick={onChoose}
    >
      <span className={cx(styles.book, colour)} aria-hidden="true">
        {mark}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {sub || chip ? (
          <span className={styles.sub}>
            {sub}
            {chip}
          </span>
        ) : null}
      </span>
      <span className={styles.ring} aria-hidden="true">
        {current ? <Check /> : null}
      </span>
    </button>
  );
}

export function CourseOptions({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.options} aria-label={label}>
      {children}
    </ul>
  );
}
