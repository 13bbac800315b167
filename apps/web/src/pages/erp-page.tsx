import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useErpLaunch } from '#features/auth/use-erp-launch.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { AuthFrame } from '#shared/layout/auth-frame.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './erp-page.module.css';

/** A school's own system sends the student here, already signed in on its side. */
export function ErpPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const launch = useErpLaunch(async (path) => {
    const { loadEnrolments } = await import('./load-enrolments.ts');
    await loadEnrolments();
    await navigate({ href: path, replace: true });
  });
  if (launch.phase === 'failed') {
    return (
      <AuthFrame title={launch.failure.title} intro={launch.failure.text}>
        <ButtonLink size="large" wide href="/auth/login" renderLink={appLink}>
          {t('erp.toLogin')}
        </ButtonLink>
      </AuthFrame>
    );
  }
  if (launch.phase === 'working') return <AuthFrame title={t('erp.authenticating')} />;
  return (
    <AuthFrame title={t('erp.switchTitle')} intro={t('erp.switchText', { name: launch.name })}>
      <div className={styles.ways}>
        <Button size="large" wide variant="quiet" onClick={launch.onSwitch}>
          {t('erp.switch')}
        </Button>
        <Button size="large" wide onClick={() => void navigate({ to: '/learn', replace: true })}>
          {t('erp.stay')}
        </Button>
      </div>
    </AuthFrame>
  );
}
