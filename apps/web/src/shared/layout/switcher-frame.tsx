import { Avatar } from '@shala/ui/avatar.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { LanguageSwitch } from '@shala/ui/language-switch.tsx';
import { Sheet } from '@shala/ui/sheet.tsx';
import type { ReactNode } from 'react';
import { getBrand } from '../brand/brand.ts';
import { useIsPhone } from '../hooks/use-is-phone.ts';
import { useCounts } from '../notifications/use-counts.ts';
import { languages, setLanguage, useLanguage, useTexts } from '../texts/texts.ts';
import { LogoutRow, MenuRows, MenuTiles } from './menu-rows.tsx';
import { accountRows, phoneRows, phoneTiles } from './nav-places.tsx';
import styles from './switcher-frame.module.css';

interface SwitcherFrameProps {
  isOpen: boolean;
  onClose: () => void;
  path: string;
  person: { id: number; firstName: string; fullName: string; picture: string | null; reach: string | null };
  courses: ReactNode;
  /** A parent's children. */
  profiles: ReactNode;
  onSignOut: () => void;
}

/** Courses, profiles and the account: a window on a wide screen, a sheet with more places on a phone. */
export function SwitcherFrame(props: SwitcherFrameProps) {
  const { isOpen, onClose, person } = props;
  const t = useTexts();
  const isPhone = useIsPhone();
  const greeting = t('switcher.greeting', { name: person.firstName });
  const frame = { opened: isOpen, onClose, closeLabel: t('nav.close') };
  return isPhone ? (
    <Sheet {...frame} side="below" title={<span className={styles.greeting}>{greeting}</span>}>
      <PhoneBody {...props} />
    </Sheet>
  ) : (
    <Dialog {...frame} bare title={greeting} width={920}>
      <WideBody {...props} greeting={greeting} />
    </Dialog>
  );
}

function WideBody(props: SwitcherFrameProps & { greeting: string }) {
  const { greeting, path, person, courses, profiles, onSignOut } = props;
  const t = useTexts();
  const context = { t, path, brand: getBrand(), counts: useCounts() };
  return (
    <div className={styles.wide}>
      <div className={styles.choices}>
        <h2 className={styles.greeting}>{greeting}</h2>
        {courses}
        {profiles ? (
          <div className={styles.children}>
            <h3>{t('switcher.whoLearns')}</h3>
            {profiles}
          </div>
        ) : null}
      </div>
      <div className={styles.menu}>
        <div className={styles.who}>
          <Avatar id={person.id} name={person.firstName} picture={person.picture} size={84} />
          <b>{person.fullName}</b>
          {person.reach ? <small>{person.reach}</small> : null}
        </div>
        <MenuRows label={t('switcher.account')} rows={accountRows(context)} />
        <Language />
        <LogoutRow onSignOut={onSignOut} />
      </div>
    </div>
  );
}

function PhoneBody({ path, courses, profiles, onSignOut }: SwitcherFrameProps) {
  const t = useTexts();
  const context = { t, path, brand: getBrand(), counts: useCounts() };
  return (
    <>
      {courses}
      {profiles}
      <MenuTiles label={t('switcher.places')} tiles={phoneTiles(context)} />
      <MenuRows label={t('switcher.account')} rows={phoneRows(context)} />
      <Language />
      <LogoutRow onSignOut={onSignOut} />
    </>
  );
}

function Language() {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div className={styles.language}>
      <LanguageSwitch
        label={t('language.label')}
        languages={languages}
        current={language}
        onChange={(code) => setLanguage(code === 'hi' ? 'hi' : 'en')}
      />
    </div>
  );
}
