import { learnerOf } from '@shala/api-client/people.ts';
import { Dialog } from '@shala/ui/dialog.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Challenge } from '#features/auth/challenge.ts';
import { LoginForm } from '#features/auth/login-form.tsx';
import { PhoneForm } from '#features/auth/phone-form.tsx';
import { VerifyForm } from '#features/auth/verify-form.tsx';
import { getSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';

interface SignInAgainProps {
  /** Whose work is on the page. */
  studentId: number;
  isNeeded: boolean;
}

/** Over a page with unsent work: the same way in as before, without leaving it. */
export function SignInAgain({ studentId, isNeeded }: SignInAgainProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const [kind] = useState(() => getSession().user?.kind ?? 'student');
  const goOn = async () => {
    const { user } = getSession();
    // Somebody else sat down: the work stays on the device under its owner's name.
    if (user === null || learnerOf(user)?.id !== studentId) {
      await navigate({ to: '/learn', ignoreBlocker: true });
    }
  };
  return (
    <Dialog
      opened={isNeeded}
      onClose={() => undefined}
      title={t('attempt.signInTitle')}
      text={t('attempt.signInText')}
    >
      <div>{kind === 'parent' ? <ByPhone onSignedIn={goOn} /> : <LoginForm onSignedIn={goOn} />}</div>
    </Dialog>
  );
}

function ByPhone({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  if (challenge === null) {
    return <PhoneForm onPhone={(phone) => setChallenge({ phone, from: '/auth/login_otp' })} />;
  }
  return (
    <VerifyForm
      challenge={challenge}
      navigation={challenge.phone}
      onSent={(sent) => setChallenge({ ...challenge, sent })}
      onSignedIn={onSignedIn}
    />
  );
}
