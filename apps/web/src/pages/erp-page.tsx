import { ButtonLink } from '@shala/ui/button.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { ErrorState } from '@shala/ui/state.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useErpLaunch } from '#features/auth/use-erp-launch.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './single-state.module.css';

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
      <main className={styles.page}>
        <ErrorState
          {...launch.failure}
          action={
            <ButtonLink href="/auth/login" renderLink={appLink}>
              {t('erp.toLogin')}
            </ButtonLink>
          }
        />
      </main>
    );
  }
  const isAsking = launch.phase === 'asking';
  return (
    <main className={styles.page}>
      {isAsking ? null : <p role="status">{t('erp.authenticating')}</p>}
      <ConfirmDialog
        opened={isAsking}
        title={t('erp.switchTitle')}
        text={isAsking ? t('erp.switchText', { name: launch.name }) : null}
        stayLabel={t('erp.stay')}
        onStay={() => void navigate({ to: '/learn', replace: true })}
        goLabel={t('erp.switch')}
        onGo={isAsking ? launch.onSwitch : () => undefined}
      />
    </main>
  );
}
