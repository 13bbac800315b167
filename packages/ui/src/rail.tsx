import { type ReactNode, useEffect, useRef } from 'react';
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
  const inner = useRef<HTMLDivElement>(null);
  const current = groups.flat().find(({ active }) => active)?.id;
  // A phone shows half of them: the one where people are is among these.
  useEffect(() => {
    const frame = inner.current;
    const place = current === undefined ? null : frame?.querySelector<HTMLElement>('[aria-current]');
    if (frame && place) frame.scrollLeft = place.offsetLeft - (frame.clientWidth - place.offsetWidth) / 2;
  }, [current]);
  return (
    <aside className={styles.rail}>
      <div className={styles.inner} ref={inner}>
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
