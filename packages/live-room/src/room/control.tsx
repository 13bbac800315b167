import { cx } from '@shala/ui/cx.ts';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './control.module.css';

interface ControlProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The word under the face. */
  word: string;
  icon: ReactNode;
  /** `off` is red: microphone or camera are off. `on` is white: what it opens is open. */
  look?: 'plain' | 'off' | 'on';
  badge?: number | undefined;
  /** What the number counts, for screen readers. */
  badgeWords?: string | undefined;
  badgeTone?: 'spark' | 'news';
}

/** A face with a word under it: nobody has to guess what an icon means. */
export function Control(props: ControlProps) {
  const { word, icon, look = 'plain', badge, badgeWords, badgeTone = 'spark', className, ...rest } = props;
  return (
    <button type="button" {...rest} className={cx(styles.control, className)}>
      {/* Read first and drawn below: 'Participants 24'. */}
      <span className={styles.word}>{word}</span>{' '}
      <span className={cx(styles.face, look !== 'plain' && styles[look])}>
        {icon}
        {badge ? <b className={cx(styles.badge, badgeTone === 'news' && styles.news)}>{badge}</b> : null}{' '}
        {badge && badgeWords ? <VisuallyHidden>{badgeWords}</VisuallyHidden> : null}
      </span>
    </button>
  );
}
