import type { ReactNode } from 'react';
import styles from './link.module.css';
import { plainLink, type RenderLink } from './render-link.tsx';

interface LinkProps {
  href: string;
  children: ReactNode;
  /** Inside a sentence it takes the colour of the ink and an underline. */
  inline?: boolean;
  'aria-label'?: string;
  renderLink?: RenderLink;
}

export function Link({ inline = false, renderLink = plainLink, ...rest }: LinkProps) {
  return renderLink({ ...rest, className: (inline ? styles.inline : styles.link) ?? '' });
}

interface LinkButtonProps {
  children: ReactNode;
  /** For screen readers, where the words alone say too little. */
  label?: string;
  onClick: () => void;
}

/** Looks like a link but acts in place: 'Resend OTP', 'Clear all'. */
export function LinkButton({ children, label, onClick }: LinkButtonProps) {
  return (
    <button type="button" className={styles.link} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
