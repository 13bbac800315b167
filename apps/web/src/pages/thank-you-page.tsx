import { ButtonLink } from '@shala/ui/button.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { appLink } from '#shared/layout/app-link.tsx';
import { AuthFrame } from '#shared/layout/auth-frame.tsx';
import { useTexts } from '#shared/texts/texts.ts';

const redirectAfter = 6000;

/** After a registration whose login details come by mail. */
export function ThankYouPage() {
  const t = useTexts();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/auth/login', replace: true }), redirectAfter);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthFrame title={t('thanks.text')} intro={t('thanks.soon')}>
      <ButtonLink size="large" wide href="/auth/login" renderLink={appLink}>
        {t('thanks.login')}
      </ButtonLink>
    </AuthFrame>
  );
}
