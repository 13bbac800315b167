import { useNavigate } from '@tanstack/react-router';
import { LoginForm } from '#features/auth/login-form.tsx';
import { getBrand, useBrandText } from '#shared/brand/brand.ts';
import { AuthFrame } from '#shared/layout/auth-frame.tsx';
import { withLegalLinks } from '#shared/layout/legal-links.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './login-page.module.css';

export function LoginPage() {
  const t = useTexts();
  const navigate = useNavigate();
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
      {getBrand().flags.loginBlurb && about ? <p className={styles.about}>{about}</p> : null}
    </AuthFrame>
  );
}
