import { cx } from '@shala/ui/cx.ts';
import type { ComponentProps, ReactNode } from 'react';
import styles from './control.module.css';

interface ControlProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The word under the face. */
  word: string;
  icon: ReactNode;
  /** `off` is red: microphone or camera are off. `on` is white: what it opens is open. */
  look?: 'plain' | 'off' | 'on';
  badge?: number | undefined;
  badgeTone?: 'spark' | 'news';
}

/** A face with a word under it: nobody has to guess what an icon means. */
export function Control({ word, icon, look = 'plain', badge, badgeTone = 'spark', ...rest }: ControlProps) {
  return (
    <button type="button" {...rest} className={cx(styles.control, rest.className)}>
      <span className={cx(styles.face, look !== 'plain' && styles[look])}>
        {icon}
        {badge ? (
          <span className={cx(styles.badge, badgeTone === 'news' && styles.news)} aria-hidden="true">
            {badge}
          </span>
        ) : null}
      </span>
      <span className={styles.word}>{word}</span>
    </button>
  );
}
