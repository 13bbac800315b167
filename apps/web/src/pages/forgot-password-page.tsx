import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { askForReset } from '#features/auth/ask-for-reset.ts';
import { ForgotForm } from '#features/auth/forgot-form.tsx';
import { ResetSent } from '#features/auth/reset-sent.tsx';
import { getBrand } from '#shared/brand/brand.ts';
import { AuthFrame } from '#shared/layout/auth-frame.tsx';
import { getSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';

/** Two ways by brand: the form sends the mail, or the confirmation does when it opens. */
export function ForgotPasswordPage() {
  return getBrand().flags.resetMailOnOpen ? <MailOnOpen /> : <MailOnSubmit />;
}

function MailOnSubmit() {
  const t = useTexts();
  const [email, setEmail] = useState<string | null>(null);
  if (email === null) {
    return (
      <Form
        onEmail={async (typed) => {
          await askForReset(typed);
          setEmail(typed);
        }}
      />
    );
  }
  return (
    <AuthFrame title={t('forgot.sentTitle')}>
      <ResetSent email={email} sent="forgot.sentTo" onWrongEmail={() => setEmail(null)} />
    </AuthFrame>
  );
}

function MailOnOpen() {
  const { resetEmail } = useLocation().state;
  // Only an address that came with the navigation or the session opens the confirmation by itself.
  const [email, setEmail] = useState(resetEmail ?? getSession().user?.email ?? null);
  if (email === null) return <Form onEmail={async (typed) => setEmail(typed)} />;
  return <Confirmation email={email} onWrongEmail={() => setEmail(null)} />;
}

function Confirmation({ email, onWrongEmail }: { email: string; onWrongEmail: () => void }) {
  const t = useTexts();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void askForReset(email);
  }, [email]);
  return (
    <AuthFrame title={t('forgot.updateTitle')}>
      <ResetSent email={email} sent="forgot.updateSentTo" onWrongEmail={onWrongEmail} />
    </AuthFrame>
  );
}

function Form({ onEmail }: { onEmail: (email: string) => Promise<void> }) {
  const t = useTexts();
  return (
    <AuthFrame title={t('forgot.title')} intro={t('forgot.note')}>
      <ForgotForm onEmail={onEmail} />
    </AuthFrame>
  );
}
