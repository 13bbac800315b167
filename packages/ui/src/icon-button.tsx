import type { ComponentProps, ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { cx } from './cx.ts';
import styles from './icon-button.module.css';
import { plainLink, type RenderLink } from './render-link.tsx';

interface Look {
  /** The name a screen reader says; put the count of the badge into it. */
  label: string;
  icon: ReactNode;
  badge?: number | undefined;
  look?: 'framed' | 'plain' | 'round' | undefined;
}

const classOf = (look: Look['look']) =>
  cx(styles.icon, look === 'plain' && styles.plain, look === 'round' && styles.round);

const face = ({ icon, badge }: Pick<Look, 'icon' | 'badge'>) => (
  <>
    {icon}
    {badge ? <Badge count={badge} small className={styles.badge} /> : null}
  </>
);

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & Look;

export function IconButton({ label, icon, badge, look, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={cx(classOf(look), className)} aria-label={label}>
      {face({ icon, badge })}
    </button>
  );
}

interface IconLinkProps extends Look {
  href: string;
  renderLink?: RenderLink | undefined;
}

export function IconLink({ href, label, icon, badge, look, renderLink = plainLink }: IconLinkProps) {
  return renderLink({
    href,
    className: classOf(look),
    'aria-label': label,
    children: face({ icon, badge }),
  });
}
