import { Link } from '@shala/ui/link.tsx';
import { useNavigate } from '@tanstack/react-router';
import { LoginForm } from '#features/auth/login-form.tsx';
import { getBrand, useBrandText } from '#shared/brand/brand.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { AuthFrame } from '#shared/layout/auth-frame.tsx';
import { withLegalLinks } from '#shared/layout/legal-links.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './login-page.module.css';

export function LoginPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { flags } = getBrand();
  const about = useBrandText('about');
  const onSignedIn = async () => {
    // The learning part is fetched only now: whoever opens the login page does not wait for it.
    const { loadEnrolments } = await import('./load-enrolments.ts');
    await loadEnrolments();
    await navigate({ to: '/learn' });
  };
  return (
    <AuthFrame title={t('login.title')} intro={t('login.note')} foot={withLegalLinks(t('login.agree'))}>
      <LoginForm onSignedIn={onSignedIn} />
      {flags.roleSelection ? (
        <div className={styles.role}>
          <Link href="/auth/role" renderLink={appLink}>
            {t('role.change')}
          </Link>
        </div>
      ) : null}
      {flags.loginBlurb && about ? <p className={styles.about}>{about}</p> : null}
    </AuthFrame>
  );
}
