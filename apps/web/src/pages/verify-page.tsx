import { listChildren } from '@shala/api-client/families.ts';
import type { SignedInParent } from '@shala/api-client/parents.ts';
import { PencilProgress } from '@shala/ui/pencil-progress.tsx';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Challenge, SentCode } from '#features/auth/challenge.ts';
import { resumePath } from '#features/auth/resume-path.ts';
import { VerifyForm } from '#features/auth/verify-form.tsx';
import { transport } from '#shared/api/transport.ts';
import { AuthFrame } from '#shared/layout/auth-frame.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** The phone number comes with the navigation; the route sends visits without one back to register. */
export function VerifyPage() {
  const { challenge, __TSR_key: navigation = '' } = useLocation().state;
  // As it was when the page opened: the way out already has another state.
  const [opened] = useState({ challenge, navigation });
  return opened.challenge ? <Verify first={opened.challenge} navigation={opened.navigation} /> : null;
}

function Verify({ first, navigation }: { first: Challenge; navigation: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState(first);
  const keep = (sent: SentCode) => {
    const next = { ...challenge, sent };
    setChallenge(next);
    void navigate({ to: '.', replace: true, state: { challenge: next } });
  };

  const goOn = async ({ user, isNewAccount }: SignedInParent) => {
    const path = await findPath(user, isNewAccount);
    if (path === '/learn') {
      const { loadEnrolments } = await import('./load-enrolments.ts');
      await loadEnrolments();
    }
    await navigate({ to: path, replace: true });
  };
  return (
    <AuthFrame
      art="words"
      above={<PencilProgress label={t('otp.progress')} percent={10} />}
      title={t('otp.title')}
    >
      <VerifyForm challenge={challenge} navigation={navigation} onSent={keep} onSignedIn={goOn} />
    </AuthFrame>
  );
}

async function findPath(parent: SignedInParent['user'], isNewAccount: boolean): Promise<string> {
  if (isNewAccount && parent.currentStudent === null) return resumePath(parent, []);
  try {
    return resumePath(parent, await listChildren(transport));
  } catch {
    // The picker asks for the list itself and offers to try again.
    return '/auth/register/profiles';
  }
}
