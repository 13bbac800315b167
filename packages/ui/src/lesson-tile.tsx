import Check from 'lucide-react/icons/check';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { type ReactNode, useState } from 'react';
import { cx } from './cx.ts';
import { faceOf, type LessonKind } from './lesson-cover.tsx';
import styles from './lesson-tile.module.css';
import { ProgressBar } from './progress-bar.tsx';
import { plainLink, type RenderLink } from './render-link.tsx';
import type { SubjectColour } from './subject-colour.ts';

interface LessonTileProps {
  /** Where it leads; without it the tile only stands there. */
  href?: string | undefined;
  colour: SubjectColour;
  kind: LessonKind;
  title: string;
  sub?: ReactNode;
  picture?: string | null | undefined;
  /** '8:24' */
  length?: string | undefined;
  seen?: { percent: number; label: string } | undefined;
  /** The word for a finished lesson; its tick shows only when given. */
  doneLabel?: string | undefined;
  /** A locked lesson does not open: it says why. */
  lock?: { label: string; onAsk: () => void } | undefined;
  renderLink?: RenderLink;
}

export function LessonTile(props: LessonTileProps) {
  const { href, colour, lock, renderLink = plainLink } = props;
  const className = cx(styles.tile, colour, lock && styles.locked, !href && !lock && styles.waiting);
  const face = <Face {...props} />;
  if (lock) {
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={lock.onAsk}>
        {face}
      </button>
    );
  }
  return href ? renderLink({ href, className, children: face }) : <div className={className}>{face}</div>;
}

function Face({ kind, title, sub, picture, length, seen, doneLabel, lock }: LessonTileProps) {
  // A picture whose address ran out leaves the drawn cover.
  const [broken, setBroken] = useState<string | null>(null);
  // A button may not hold a heading.
  const Title = lock ? 'span' : 'h3';
  const shown = picture && picture !== broken ? picture : null;
  return (
    <>
      <span className={cx(styles.cover, kind !== 'video' && styles.paper)}>
        {shown ? <img src={shown} alt="" loading="lazy" onError={() => setBroken(shown)} /> : null}
        {faceOf(kind, shown !== null)}
        {length ? <span className={styles.length}>{length}</span> : null}
        {doneLabel ? (
          <span className={styles.done} role="img" aria-label={doneLabel}>
            <Check size={16} strokeWidth={3} aria-hidden="true" />
          </span>
        ) : null}
        {lock ? (
          <span className={styles.lock} role="img" aria-label={lock.label}>
            <LockKeyhole size={16} strokeWidth={2.2} aria-hidden="true" />
          </span>
        ) : null}
        {seen ? <ProgressBar className={styles.seen} label={seen.label} percent={seen.percent} /> : null}
      </span>
      <span className={styles.text}>
        <Title className={styles.title}>{title}</Title>
        {sub ? <span className={styles.sub}>{sub}</span> : null}
      </span>
    </>
  );
}

/** A row of tiles: four beside the sidebar; on a phone it is pushed sideways. */
export function LessonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** All tiles of a chapter: four in a row, three where it is narrower, one on a phone. */
export function LessonGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
