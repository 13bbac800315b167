import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { ReactNode } from 'react';
import styles from './book-card.module.css';
import { cx } from './cx.ts';
import { ProgressBar } from './progress-bar.tsx';
import { plainLink, type RenderLink } from './render-link.tsx';
import type { SubjectColour } from './subject-colour.ts';
import { SubjectIcon } from './subject-icon.tsx';

interface BookCardProps {
  href: string;
  colour: SubjectColour;
  icon: string | null;
  title: string;
  /** '16 chapters' */
  sub?: string | undefined;
  /** Absent while nothing is known of it: the book then shows no bar. `label` names the bar, `text` stands under it. */
  progress?: { percent: number; label: string; text: string } | undefined;
  /** 'Ch 9 next' */
  next?: string | undefined;
  /** A locked book does not open: it says why. */
  lock?: { label: string; onAsk: () => void } | undefined;
  renderLink?: RenderLink;
}

export function BookCard(props: BookCardProps) {
  const { href, colour, lock, renderLink = plainLink } = props;
  const className = cx(styles.book, colour);
  const children = <Cover {...props} />;
  if (!lock) return renderLink({ href, className, children });
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={lock.onAsk}>
      {children}
    </button>
  );
}

function Cover({ icon, title, sub, progress, next, lock }: BookCardProps) {
  // A button may not hold a heading.
  const Title = lock ? 'span' : 'h3';
  return (
    <>
      <SubjectIcon name={icon} className={styles.icon} />
      {lock ? (
        <span className={styles.lock} role="img" aria-label={lock.label}>
          <LockKeyhole aria-hidden="true" />
        </span>
      ) : null}
      <Title className={styles.title}>{title}</Title>
      {sub ? <span className={styles.sub}>{sub}</span> : null}
      {progress || next ? (
        <span className={styles.foot}>
          {progress ? <ProgressBar subject label={progress.label} percent={progress.percent} /> : null}
          <span className={styles.notes}>
            <span>{progress?.text}</span>
            <span>{next}</span>
          </span>
        </span>
      ) : null}
    </>
  );
}

/** Four books in a row beside the sidebar, two on a phone. */
export function BookGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
