import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import styles from './bottom-bar.module.css';
import type { NavItem } from './nav-item.ts';
import { plainLink, type RenderLink } from './render-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface BottomBarProps {
  label: string;
  /** Four places: Learn, Practice, Live Class, Notifications. */
  items: NavItem[];
  /** The fifth place opens the menu with all the others. */
  more?: { label: string; icon: ReactNode; open: boolean; onOpen: () => void } | undefined;
  renderLink?: RenderLink;
}

const face = ({ icon, label, badge, badgeLabel }: NavItem) => (
  <>
    {icon}
    {label}
    {badge ? (
      <>
        <Badge small count={badge} className={styles.badge} />
        <VisuallyHidden>{`, ${badgeLabel ?? badge}`}</VisuallyHidden>
      </>
    ) : null}
  </>
);

/** Under 992 px this stands at the foot instead of the sidebar. */
export function BottomBar({ label, items, more, renderLink = plainLink }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map((item) => (
        <BottomLink key={item.id} item={item} renderLink={renderLink} />
      ))}
      {more ? (
        <button
          type="button"
          className={styles.item}
          aria-haspopup="dialog"
          aria-expanded={more.open}
          onClick={more.onOpen}
        >
          {more.icon}
          {more.label}
        </button>
      ) : null}
    </nav>
  );
}

function BottomLink({ item, renderLink }: { item: NavItem; renderLink: RenderLink }) {
  return renderLink({
    href: item.href,
    className: styles.item ?? '',
    'aria-current': item.active ? 'page' : undefined,
    children: face(item),
  });
}
