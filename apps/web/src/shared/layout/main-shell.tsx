import { AppShell } from '@shala/ui/app-shell.tsx';
import { BottomBar } from '@shala/ui/bottom-bar.tsx';
import { Logo } from '@shala/ui/logo.tsx';
import { Sidebar } from '@shala/ui/sidebar.tsx';
import { useRouterState } from '@tanstack/react-router';
import Menu from 'lucide-react/icons/menu';
import { type ReactNode, useState } from 'react';
import { getBrand, useBrandName } from '../brand/brand.ts';
import { useCartCount } from '../cart/use-cart-count.ts';
import { totalOf } from '../notifications/counts-query.ts';
import { NewsStatus } from '../notifications/news-status.tsx';
import { useCounts } from '../notifications/use-counts.ts';
import { useTexts } from '../texts/texts.ts';
import { appLink } from './app-link.tsx';
import { bottomBarItems, sidebarGroups } from './nav-places.tsx';
import { type Learner, PageTop } from './page-top.tsx';
import { hasSidebar } from './sidebar-rule.ts';

/** What opens over the page: the menu, the notifications. */
export interface MenuProps {
  isOpen: boolean;
  onClose: () => void;
  /** Of the page below. */
  path: string;
}

interface MainShellProps {
  learner: Learner;
  /** What the profile button and a phone's More open. */
  renderMenu: (menu: MenuProps) => ReactNode;
  /** What the bell opens. */
  renderNotifications: (panel: MenuProps) => ReactNode;
  /** The offline bar. */
  notice: ReactNode;
  children: ReactNode;
}

export function MainShell({ learner, renderMenu, renderNotifications, notice, children }: MainShellProps) {
  const t = useTexts();
  const brand = useBrandName();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const counts = useCounts();
  const cartCount = useCartCount();
  const menu = useOverlay(path);
  const panel = useOverlay(path);
  const context = { t, path, brand: getBrand(), counts };
  const top = (
    <PageTop
      learner={learner}
      isFullWidth={!hasSidebar(path)}
      menu={menu}
      cartCount={cartCount}
      bell={{ ...panel, count: totalOf(counts) }}
    />
  );

  const page = (
    <>
      {notice}
      {top}
      {children}
      {renderMenu({ isOpen: menu.isOpen, onClose: menu.close, path })}
      {renderNotifications({ isOpen: panel.isOpen, onClose: panel.close, path })}
      {/* An open panel says it itself: what stands behind it is not read. */}
      {panel.isOpen ? null : <NewsStatus />}
    </>
  );
  if (!hasSidebar(path)) return <main>{page}</main>;
  return (
    <AppShell
      skipLabel={t('nav.skip')}
      sidebar={
        <Sidebar
          label={t('nav.label')}
          logo={<Logo letter={brand.letter} name={brand.name} />}
          groups={sidebarGroups(context)}
          renderLink={appLink}
        />
      }
      bottomBar={
        <BottomBar
          label={t('nav.label')}
          items={bottomBarItems(context)}
          more={{
            label: t('nav.more'),
            icon: <Menu aria-hidden="true" />,
            open: menu.isOpen,
            onOpen: menu.open,
          }}
          renderLink={appLink}
        />
      }
    >
      {page}
    </AppShell>
  );
}

/** It belongs to the page it was opened on: following a link inside it closes it. */
function useOverlay(path: string) {
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  return {
    isOpen: openedOn === path,
    open: () => setOpenedOn(path),
    close: () => setOpenedOn(null),
  };
}
