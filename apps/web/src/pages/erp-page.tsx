import { ButtonLink } from '@shala/ui/button.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useErpLaunch } from '#features/auth/use-erp-launch.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { AuthFrame } from '#shared/layout/auth-frame.tsx';
import { useTexts } from '#shared/texts/texts.ts';

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
  const isAsking = launch.phase === 'asking';
  return (
    <AuthFrame title={t(isAsking ? 'erp.switchTitle' : 'erp.authenticating')}>
      <ConfirmDialog
        opened={isAsking}
        title={t('erp.switchTitle')}
        text={isAsking ? t('erp.switchText', { name: launch.name }) : null}
        stayLabel={t('erp.stay')}
        onStay={() => void navigate({ to: '/learn', replace: true })}
        goLabel={t('erp.switch')}
        onGo={isAsking ? launch.onSwitch : () => undefined}
      />
    </AuthFrame>
  );
}
