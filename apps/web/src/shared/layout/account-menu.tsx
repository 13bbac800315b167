import { LanguageSwitch } from '@shala/ui/language-switch.tsx';
import type { NavItem } from '@shala/ui/nav-item.ts';
import { Sheet } from '@shala/ui/sheet.tsx';
import LogOut from 'lucide-react/icons/log-out';
import UsersRound from 'lucide-react/icons/users-round';
import { useIsPhone } from '../hooks/use-is-phone.ts';
import { languages, setLanguage, useLanguage, useTexts } from '../texts/texts.ts';
import styles from './account-menu.module.css';
import { appLink } from './app-link.tsx';

interface AccountMenuProps {
  name: string;
  isOpen: boolean;
  onClose: () => void;
  /** The places a phone's bottom bar has no room for. */
  places: NavItem[];
  canSwitchProfile: boolean;
  onSignOut: () => void;
}

export function AccountMenu(props: AccountMenuProps) {
  const { name, isOpen, onClose, places, canSwitchProfile, onSignOut } = props;
  const t = useTexts();
  const language = useLanguage();
  const isPhone = useIsPhone();
  return (
    <Sheet
      opened={isOpen}
      onClose={onClose}
      title={name}
      closeLabel={t('nav.close')}
      side={isPhone ? 'below' : 'right'}
      width={320}
    >
      {isPhone ? <Places places={places} /> : null}
      {canSwitchProfile
        ? appLink({
            href: '/auth/register/profiles',
            className: styles.row ?? '',
            children: (
              <>
                <UsersRound aria-hidden="true" />
                {t('profiles.switch')}
              </>
            ),
          })
        : null}
      <div className={styles.language}>
        <LanguageSwitch
          label={t('language.label')}
          languages={languages}
          current={language}
          onChange={(code) => setLanguage(code === 'hi' ? 'hi' : 'en')}
        />
      </div>
      <button type="button" className={styles.leave} onClick={onSignOut}>
        <LogOut aria-hidden="true" />
        {t('profile.signOut')}
      </button>
    </Sheet>
  );
}

function Places({ places }: { places: NavItem[] }) {
  const t = useTexts();
  return (
    <nav aria-label={t('nav.more')}>
      {places.map(({ id, href, icon, label, active }) => (
        <div key={id}>
          {appLink({
            href,
            className: styles.row ?? '',
            'aria-current': active ? 'page' : undefined,
            children: (
              <>
                {icon}
                {label}
              </>
            ),
          })}
        </div>
      ))}
    </nav>
  );
}
