import type { CodeSent } from '@shala/api-client/parents.ts';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Challenge } from '#features/auth/challenge.ts';
import { PhoneForm } from '#features/auth/phone-form.tsx';
import { getBrand, useBrandText } from '#shared/brand/brand.ts';
import { AuthFrame } from '#shared/layout/auth-frame.tsx';
import { withLegalLinks } from '#shared/layout/legal-links.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { RegistrationClosed } from './registration-closed.tsx';

// With its list of countries it is several times the size of the phone form, which most brands show.
const SignUpForm = lazy(() =>
  import('#features/auth/sign-up-form.tsx').then(({ SignUpForm }) => ({ default: SignUpForm })),
);

/** /auth/register: by number alone or by the full form, as the brand wants it; or not at all. */
export function RegisterPage() {
  const { selfRegistration, phoneOnlySignup } = getBrand().flags;
  if (!selfRegistration) return <RegistrationClosed />;
  return phoneOnlySignup ? <PhonePage from="/auth/register" /> : <FullPage />;
}

/** /auth/login_otp: whoever is registered signs in by number, also where nobody may register alone. */
export const LoginOtpPage = () => <PhonePage from="/auth/login_otp" />;

function useChallenges() {
  const navigate = useNavigate();
  return (challenge: Challenge) => void navigate({ to: '/auth/register/verify', state: { challenge } });
}

function PhonePage({ from }: { from: Challenge['from'] }) {
  const t = useTexts();
  const start = useChallenges();
  const note = useBrandText('login_note') ?? t('register.phoneNote');
  return (
    <AuthFrame title={t('register.phoneTitle')} intro={note} foot={withLegalLinks(t('login.agree'))}>
      <PhoneForm onPhone={(phone) => start({ phone, from })} />
    </AuthFrame>
  );
}

function FullPage() {
  const t = useTexts();
  const start = useChallenges();
  // The sign-up has sent the first code already.
  const onCodeSent = (phone: string, sent: CodeSent) =>
    start({ phone, from: '/auth/register', sent: { ...sent, at: Date.now(), resends: 0 } });
  return (
    <AuthFrame title={t('register.fullTitle')} intro={t('register.fullNote')}>
      <Suspense fallback={null}>
        <SignUpForm onCodeSent={onCodeSent} />
      </Suspense>
    </AuthFrame>
  );
}
