import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import type { NavItem } from './nav-item.ts';
import styles from './rail.module.css';
import { plainLink, type RenderLink } from './render-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface RailProps {
  label: string;
  logo: ReactNode;
  /** Each group after the first stands under a hairline. */
  groups: NavItem[][];
  renderLink?: RenderLink;
}

const face = ({ icon, label, badge, badgeLabel }: NavItem) => (
  <>
    {icon}
    <span className={styles.name}>{label}</span>
    {badge ? (
      <>
        <Badge count={badge} small className={styles.badge} />
        <VisuallyHidden>{`, ${badgeLabel ?? badge}`}</VisuallyHidden>
      </>
    ) : null}
  </>
);

/** The areas of the staff's app: names beside the icons, under them on a tablet, at the foot of a phone. */
export function Rail({ label, logo, groups, renderLink = plainLink }: RailProps) {
  return (
    <aside className={styles.rail}>
      <div className={styles.inner}>
        <div className={styles.logo}>{logo}</div>
        <nav aria-label={label} className={styles.nav}>
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
