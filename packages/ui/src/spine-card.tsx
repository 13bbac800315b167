import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { plainLink, type RenderLink } from './render-link.tsx';
import styles from './spine-card.module.css';
import type { SubjectColour } from './subject-colour.ts';

interface SpineCardProps {
  href: string;
  colour: SubjectColour;
  /** Chips above the title. */
  tags: ReactNode;
  title: ReactNode;
  meta: ReactNode;
  renderLink?: RenderLink;
}

/** The whole card leads to one thing; its spine wears the subject's colour. */
export const SpineCard = ({ href, colour, tags, title, meta, renderLink = plainLink }: SpineCardProps) =>
  renderLink({
    href,
    className: cx(styles.card, colour),
    children: (
      <>
        <span className={styles.words}>
          <span className={styles.tags}>{tags}</span>
          <span className={styles.title}>{title}</span>
          <span className={styles.meta}>{meta}</span>
        </span>
        <ChevronRight aria-hidden="true" className={styles.arrow} />
      </>
    ),
  });

/** Its children are list items. */
export const SpineCards = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={styles.cards} aria-label={label}>
    {children}
  </ul>
);
