import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './lesson-tile.module.css';
import { ProgressBar } from './progress-bar.tsx';
import { plainLink, type RenderLink } from './render-link.tsx';
import type { SubjectColour } from './subject-colour.ts';

interface LessonTileProps {
  href: string;
  colour: SubjectColour;
  kind: 'video' | 'document' | 'link';
  title: string;
  sub?: ReactNode;
  picture?: string | null | undefined;
  /** '8:24' */
  length?: string | undefined;
  seen?: { percent: number; label: string } | undefined;
  /** The word for a finished lesson; its tick shows only when given. */
  doneLabel?: string | undefined;
  renderLink?: RenderLink;
}

const faces = {
  video: (
    <span className={styles.play}>
      <Play aria-hidden="true" />
    </span>
  ),
  document: <FileText aria-hidden="true" />,
  link: <ExternalLink aria-hidden="true" />,
};

export function LessonTile(props: LessonTileProps) {
  const { href, colour, kind, title, sub, picture, length, seen, doneLabel, renderLink = plainLink } = props;
  return renderLink({
    href,
    className: cx(styles.tile, colour),
    children: (
      <>
        <div className={styles.cover}>
          {picture ? <img src={picture} alt="" loading="lazy" /> : null}
          {picture && kind !== 'video' ? null : faces[kind]}
          {length ? <span className={styles.length}>{length}</span> : null}
          {doneLabel ? (
            <span className={styles.done} role="img" aria-label={doneLabel}>
              <Check size={16} strokeWidth={3} aria-hidden="true" />
            </span>
          ) : null}
          {seen ? <ProgressBar className={styles.seen} label={seen.label} percent={seen.percent} /> : null}
        </div>
        <div className={styles.text}>
          <h3 className={styles.title}>{title}</h3>
          {sub ? <p className={styles.sub}>{sub}</p> : null}
        </div>
      </>
    ),
  });
}

/** A row of tiles: four beside the sidebar; on a phone it is pushed sideways. */
export function LessonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
