import { ButtonLink } from '@shala/ui/button.tsx';
import { useState } from 'react';
import { NewPasswordForm } from '#features/auth/new-password-form.tsx';
import { addressSecrets, forgetAddressSecrets } from '#shared/address/address-secrets.ts';
import { appStoreUrl } from '#shared/brand-behaviour/app-store.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { AuthFrame } from '#shared/layout/auth-frame.tsx';
import { endSession, getSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';

/** One screen, two titles; it works only with the token of the mail. */
function SetPasswordPage({ heading }: { heading: string }) {
  const [{ email, resetToken }] = useState(addressSecrets);
  const [isSaved, setIsSaved] = useState(false);
  if (isSaved) return <Saved title={heading} />;
  if (email === null || resetToken === null) return <NoLink />;
  const onSaved = () => {
    forgetAddressSecrets();
    // The server has ended every session of the account; somebody else's on this device goes on.
    if (getSession().user?.email === email) endSession();
    setIsSaved(true);
  };
  return (
    <AuthFrame title={heading} intro={email}>
      <NewPasswordForm email={email} resetToken={resetToken} onSaved={onSaved} />
    </AuthFrame>
  );
}

export const ResetPasswordPage = () => <SetPasswordPage heading={useTexts()('password.resetTitle')} />;
export const UpdatePasswordPage = () => <SetPasswordPage heading={useTexts()('password.updateTitle')} />;

/** On a phone whose brand has an app, that is where the student goes back to. */
function Saved({ title }: { title: string }) {
  const t = useTexts();
  const hasApp = appStoreUrl() !== null;
  return (
    <AuthFrame title={title} intro={t(hasApp ? 'password.backToApp' : 'password.doneText')}>
      {hasApp ? null : (
        <ButtonLink size="large" wide href="/auth/login" renderLink={appLink}>
          {t('forgot.proceed')}
        </ButtonLink>
      )}
    </AuthFrame>
  );
}

function NoLink() {
  const t = useTexts();
  return (
    <AuthFrame title={t('password.noLinkTitle')} intro={t('password.noLinkText')}>
      <ButtonLink size="large" wide href="/auth/login/forgot-password" renderLink={appLink}>
        {t('password.askAgain')}
      </ButtonLink>
    </AuthFrame>
  );
}
