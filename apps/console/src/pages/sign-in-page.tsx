import { useNavigate, useSearch } from '@tanstack/react-router';
import { SignInForm } from '#features/staff-session/sign-in-form.tsx';
import { AuthFrame } from '#shared/layout/auth-frame.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function SignInPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { to } = useSearch({ from: '/sign-in' });
  return (
    <AuthFrame title={t('signIn.title')} intro={t(to === undefined ? 'signIn.note' : 'signIn.ended')}>
      <SignInForm onSignedIn={() => void navigate({ to: to ?? '/', replace: true })} />
    </AuthFrame>
  );
}
