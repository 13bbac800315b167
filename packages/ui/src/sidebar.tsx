import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import type { NavItem } from './nav-item.ts';
import { plainLink, type RenderLink } from './render-link.tsx';
import styles from './sidebar.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SidebarProps {
  label: string;
  logo: ReactNode;
  /** Each group after the first stands under a hairline. */
  groups: NavItem[][];
  renderLink?: RenderLink;
}

const face = ({ icon, label, badge, badgeLabel }: NavItem) => (
  <>
    {icon}
    {label}
    {badge ? (
      <>
        <Badge count={badge} className={styles.badge} />
        <VisuallyHidden>{`, ${badgeLabel ?? badge}`}</VisuallyHidden>
      </>
    ) : null}
  </>
);

export function Sidebar({ label, logo, groups, renderLink = plainLink }: SidebarProps) {
  return (
    <aside className={styles.side}>
      <div className={styles.inner}>
        {' '}
        <div className={styles.logo}>{logo}</div>
        <nav aria-label={label}>
          {groups.map((items) => (
            <ul key={items[0]?.id} className={styles.list}>
              {items.map((item) => (
                <li key={item.id}>
                  {renderLink({
                    href: item.href,
                    className: styles.item ?? '',
                    'aria-current': item.active ? 'page' : undefined,
                    children: face(item),
                  })}
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </div>
    </aside>
  );
}
