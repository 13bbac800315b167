import ChevronRight from 'lucide-react/icons/chevron-right';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import type { ReactNode } from 'react';
import styles from './exam-card.module.css';
import { plainLink, type RenderLink } from './render-link.tsx';

interface ExamCardProps {
  href: string;
  acronym: string;
  name: string;
  picture: string | null;
  renderLink?: RenderLink;
}

/** An exam the student prepares for: picture, acronym, name. */
export function ExamCard({ href, acronym, name, picture, renderLink = plainLink }: ExamCardProps) {
  return renderLink({
    href,
    className: styles.card ?? '',
    children: (
      <>
        <span className={styles.picture}>
          {picture ? <img src={picture} alt="" /> : <GraduationCap aria-hidden="true" />}
        </span>
        <span>
          <span className={styles.acronym}>{acronym}</span>
          <span className={styles.name}>{name}</span>
        </span>
        <ChevronRight aria-hidden="true" className={styles.arrow} />
      </>
    ),
  });
}

export function ExamGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
