import { Badge } from '@shala/ui/badge.tsx';
import type { NavItem } from '@shala/ui/nav-item.ts';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import LogOut from 'lucide-react/icons/log-out';
import { useTexts } from '../texts/texts.ts';
import { appLink } from './app-link.tsx';
import styles from './menu-rows.module.css';

const toLink = ({ href, icon, label, active, badge, badgeLabel }: NavItem, className: string | undefined) =>
  appLink({
    href,
    className: className ?? '',
    'aria-current': active ? 'page' : undefined,
    children: (
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
    ),
  });

export function MenuRows({ label, rows }: { label: string; rows: NavItem[] }) {
  return (
    <nav aria-label={label}>
      {rows.map((row) => (
        <div key={row.id}>{toLink(row, styles.row)}</div>
      ))}
    </nav>
  );
}

export function MenuTiles({ label, tiles }: { label: string; tiles: NavItem[] }) {
  return (
    <nav aria-label={label} className={styles.tiles}>
      {tiles.map((tile) => (
        <div key={tile.id}>{toLink(tile, styles.tile)}</div>
      ))}
    </nav>
  );
}

export function LogoutRow({ onSignOut }: { onSignOut: () => void }) {
  const t = useTexts();
  return (
    <button type="button" className={styles.leave} onClick={onSignOut}>
      <LogOut aria-hidden="true" />
      {t('profile.signOut')}
    </button>
  );
}
