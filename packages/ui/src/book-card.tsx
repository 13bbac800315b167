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
  renderLink?: RenderLink;
}

export function BookCard(props: BookCardProps) {
  const { href, colour, icon, title, sub, progress, next, renderLink = plainLink } = props;
  return renderLink({
    href,
    className: cx(styles.book, colour),
    children: (
      <>
        <SubjectIcon name={icon} className={styles.icon} />
        <h3 className={styles.title}>{title}</h3>
        {sub ? <span className={styles.sub}>{sub}</span> : null}
        {progress || next ? (
          <div className={styles.foot}>
            {progress ? <ProgressBar subject label={progress.label} percent={progress.percent} /> : null}
            <div className={styles.notes}>
              <span>{progress?.text}</span>
              <span>{next}</span>
            </div>
          </div>
        ) : null}
      </>
    ),
  });
}

/** Four books in a row beside the sidebar, two on a phone. */
export function BookGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
