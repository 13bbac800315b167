import { learnerOf, type Student } from '@shala/api-client/people.ts';
import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { useNavigate } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { resumePath } from '#features/auth/resume-path.ts';
import { signOut } from '#features/auth/sign-out.ts';
import { LinkChildren } from '#features/profiles/linking/link-children.tsx';
import { ProfilePicker } from '#features/profiles/profile-picker.tsx';
import { appLink } from '#shared/layout/app-link.tsx';
import { SetupFrame } from '#shared/layout/setup-frame.tsx';
import { useSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './profiles-page.module.css';

export function ProfilesPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { user } = useSession();
  // Learn, or the step of the wizard at which this child stopped.
  const onChosen = (child: Student) => navigate({ to: resumePath({ currentStudent: child }, [child]) });
  return (
    <SetupFrame title={t('profiles.title')}>
      <ProfilePicker currentId={(user && learnerOf(user)?.id) ?? null} onChosen={onChosen} />
      {user?.kind === 'parent' ? <LinkChildren phone={user.phoneNumber} onLinked={() => undefined} /> : null}
      <div className={styles.actions}>
        <ButtonLink
          variant="quiet"
          href="/auth/register/profiles/add"
          icon={<UserRoundPlus aria-hidden="true" />}
          renderLink={appLink}
        >
          {t('profiles.add')}
        </ButtonLink>
        <Button variant="text" icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
          {t('profile.signOut')}
        </Button>
      </div>
    </SetupFrame>
  );
}
