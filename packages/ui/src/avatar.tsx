import { type CSSProperties, useState } from 'react';
import styles from './avatar.module.css';
import { cx } from './cx.ts';
import { subjectColour } from './subject-colour.ts';

interface AvatarProps {
  name: string;
  /** Decides the colour, so that a person keeps it. */
  id: number;
  picture?: string | null | undefined;
  size?: number;
}

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter as people see it: in Devanagari a letter with its vowel sign is one. */
function initialOf(name: string): string {
  const [first] = segments.segment(name.trim());
  return (first?.segment ?? '').toLocaleUpperCase();
}

/** Decoration beside a name that is written out: silent for screen readers. */
export function Avatar({ name, id, picture, size = 40 }: AvatarProps) {
  const [broken, setBroken] = useState(false);
  const shown = picture && !broken;
  return (
    <span
      aria-hidden="true"
      className={cx(styles.avatar, subjectColour(null, id))}
      style={{ '--size': `${size}px` } as CSSProperties}
      // Drawn by the style sheet: as text it would count among the words of the button it stands in.
      data-initial={shown ? undefined : initialOf(name)}
    >
      {shown ? <img src={picture} alt="" onError={() => setBroken(true)} /> : null}
    </span>
  );
}
