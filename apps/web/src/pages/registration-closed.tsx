import { ButtonLink } from '@shala/ui/button.tsx';
import { appLink } from '#shared/layout/app-link.tsx';
import { AuthFrame } from '#shared/layout/auth-frame.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** A brand whose school makes all accounts has no register page. */
export function RegistrationClosed() {
  const t = useTexts();
  return (
    <AuthFrame title={t('register.notFound')} intro={t('register.notFoundText')}>
      <ButtonLink size="large" wide href="/auth/login" renderLink={appLink}>
        {t('register.toLogin')}
      </ButtonLink>
    </AuthFrame>
  );
}
