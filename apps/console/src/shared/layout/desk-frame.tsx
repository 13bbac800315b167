import type { StaffMember } from '@shala/api-client/staff.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { useBrandName } from '@shala/app-kit/brand.ts';
import { DeskBar } from '@shala/ui/desk-bar.tsx';
import { DeskShell } from '@shala/ui/desk-shell.tsx';
import { IconButton, IconLink } from '@shala/ui/icon-button.tsx';
import { Logo } from '@shala/ui/logo.tsx';
import { Rail } from '@shala/ui/rail.tsx';
import { useNavigate } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Keyboard from 'lucide-react/icons/keyboard';
import { type ReactNode, useEffect, useState } from 'react';
import { KeyHelp } from '../keys/key-help.tsx';
import { startKeys, useKeys } from '../keys/keys.ts';
import { useTexts } from '../texts/texts.ts';
import { type Area, areasOf, isInside } from './areas.tsx';
import { ChooseLanguage } from './choose-language.tsx';
import styles from './desk-frame.module.css';
import { OfflineNotice } from './offline-notice.tsx';
import { useHeaderState } from './page-header.tsx';
import { PersonMenu } from './person-menu.tsx';

interface DeskFrameProps {
  staff: StaffMember;
  path: string;
  /** A page that needs the whole width has no rail; its bar leads home by the logo. */
  isWide: boolean;
  onSignOut: () => void;
  onRetry: () => void;
  children: ReactNode;
}

export function DeskFrame({ staff, path, isWide, onSignOut, onRetry, children }: DeskFrameProps) {
  const t = useTexts();
  const brand = useBrandName();
  const places = areasOf(staff);
  const logo = <Logo letter={brand.letter} name={brand.name} />;
  const toItem = (area: Area) => ({
    id: area.path,
    href: area.path,
    label: t(area.text),
    icon: <area.Icon aria-hidden="true" />,
    active: isInside(area, path),
  });
  const groups = (['work', 'office'] as const)
    .map((group) => places.filter((area) => area.group === group).map(toItem))
    .filter((items) => items.length > 0);
  return (
    <DeskShell
      skipLabel={t('nav.skip')}
      rail={isWide ? null : <Rail label={t('nav.label')} logo={logo} groups={groups} renderLink={appLink} />}
      bar={<FrameBar staff={staff} path={path} logo={isWide ? logo : null} onSignOut={onSignOut} />}
    >
      <OfflineNotice onRetry={onRetry} />
      {children}
    </DeskShell>
  );
}

interface FrameBarProps extends Pick<DeskFrameProps, 'staff' | 'path' | 'onSignOut'> {
  logo: ReactNode;
}

function FrameBar({ staff, path, logo, onSignOut }: FrameBarProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { header, heading, setSlot } = useHeaderState();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useEffect(startKeys, []);
  useKeys('keys.everywhere', [
    { keys: '?', text: 'keys.help', run: () => setIsHelpOpen(true) },
    ...areasOf(staff).map(({ letter, text, path: to }) => ({
      keys: `g ${letter}`,
      text,
      run: () => void navigate({ to }),
    })),
  ]);
  return (
    <DeskBar
      title={header.title}
      sub={header.sub}
      headingRef={heading}
      start={
        <>
          {logo ? appLink({ href: '/', className: styles.logo ?? '', children: logo }) : null}
          {header.backTo ? (
            <IconLink
              href={header.backTo}
              label={t('nav.back')}
              icon={<ArrowLeft aria-hidden="true" />}
              renderLink={appLink}
            />
          ) : null}
        </>
      }
      middle={<span className={styles.slot} ref={setSlot} />}
    >
      <ChooseLanguage className={styles.language} />
      <IconButton
        label={t('keys.title')}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        icon={<Keyboard aria-hidden="true" />}
        onClick={() => setIsHelpOpen(true)}
      />
      <PersonMenu staff={staff} path={path} onSignOut={onSignOut} />
      <KeyHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </DeskBar>
  );
}
