import type { StaffMember } from '@shala/api-client/staff.ts';
import { Button } from '@shala/ui/button.tsx';
import { DropDown } from '@shala/ui/drop-down.tsx';
import { ProfileButton } from '@shala/ui/profile-button.tsx';
import LogOut from 'lucide-react/icons/log-out';
import { roleTexts } from '../session/role-texts.ts';
import { useTexts } from '../texts/texts.ts';
import { ChooseLanguage } from './choose-language.tsx';
import styles from './person-menu.module.css';

interface PersonMenuProps {
  staff: StaffMember;
  /** Of the page below: another one closes the menu. */
  path: string;
  onSignOut: () => void;
}

/** Who is signed in, as what, and the way out. */
export function PersonMenu({ staff, path, onSignOut }: PersonMenuProps) {
  const t = useTexts();
  const roles = [...new Set(staff.roles.map(({ role }) => t(roleTexts[role])))];
  return (
    <DropDown
      label={t('person.menu', { name: staff.name })}
      closesWith={path}
      renderButton={({ onClick, ...rest }) => (
        <ProfileButton
          label={t('person.menu', { name: staff.name })}
          person={{ id: staff.id, name: staff.name }}
          compact
          expanded={rest['aria-expanded']}
          onClick={onClick}
        />
      )}
    >
      <p className={styles.name}>{staff.name}</p>
      <p className={styles.line}>{staff.email}</p>
      <p className={styles.line}>{roles.join(' · ')}</p>
      <ChooseLanguage className={styles.language} />
      <Button wide variant="quiet" icon={<LogOut aria-hidden="true" />} onClick={onSignOut}>
        {t('person.signOut')}
      </Button>
    </DropDown>
  );
}
