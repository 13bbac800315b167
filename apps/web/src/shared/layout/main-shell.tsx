import { AppShell } from '@shala/ui/app-shell.tsx';
import { BottomBar } from '@shala/ui/bottom-bar.tsx';
import { Logo } from '@shala/ui/logo.tsx';
import { Sidebar } from '@shala/ui/sidebar.tsx';
import { useRouterState } from '@tanstack/react-router';
import Menu from 'lucide-react/icons/menu';
import { type ReactNode, useState } from 'react';
import { getBrand, useBrandName } from '../brand/brand.ts';
import { useTexts } from '../texts/texts.ts';
import { appLink } from './app-link.tsx';
import { bottomBarItems, sidebarGroups } from './nav-places.tsx';
import { type Learner, PageTop } from './page-top.tsx';
import { hasSidebar } from './sidebar-rule.ts';

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
  /** The offline bar. */
  notice: ReactNode;
  children: ReactNode;
}

export function MainShell({ learner, renderMenu, notice, children }: MainShellProps) {
  const t = useTexts();
  const brand = useBrandName();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // The menu belongs to the page it was opened on: following a link inside it closes it.
  const [menuPath, setMenuPath] = useState<string | null>(null);
  const isMenuOpen = menuPath === path;
  const context = { t, path, brand: getBrand() };
  const openMenu = () => setMenuPath(path);
  const top = (
    <PageTop learner={learner} isMenuOpen={isMenuOpen} onMenu={openMenu} isFullWidth={!hasSidebar(path)} />
  );

  const page = (
    <>
      {notice}
      {top}
      {children}
      {renderMenu({ isOpen: isMenuOpen, onClose: () => setMenuPath(null), path })}
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
            open: isMenuOpen,
            onOpen: openMenu,
          }}
          renderLink={appLink}
        />
      }
    >
      {page}
    </AppShell>
  );
}
