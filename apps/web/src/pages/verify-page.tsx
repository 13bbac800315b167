import { listChildren } from '@shala/api-client/families.ts';
import type { SignedInParent } from '@shala/api-client/parents.ts';
import { PencilProgress } from '@shala/ui/pencil-progress.tsx';
import { Navigate, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Challenge, SentCode } from '#features/auth/challenge.ts';
import { resumePath } from '#features/auth/resume-path.ts';
import { VerifyForm } from '#features/auth/verify-form.tsx';
import { transport } from '#shared/api/transport.ts';
import { AuthFrame } from '#shared/layout/auth-frame.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** The phone number comes with the navigation; without one there is nothing to verify. */
export function VerifyPage() {
  const { challenge, __TSR_key: navigation = '' } = useLocation().state;
  // Keeping the sent code gives the entry a new key, but it is still the same visit.
  const [visit] = useState(navigation);
  if (!challenge) return <Navigate to="/auth/register" replace />;
  return <Verify challenge={challenge} visit={visit} />;
}

function Verify({ challenge, visit }: { challenge: Challenge; visit: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const keep = (sent: SentCode) =>
    void navigate({ to: '.', replace: true, state: { challenge: { ...challenge, sent } } });

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
      <VerifyForm challenge={challenge} navigation={visit} onSent={keep} onSignedIn={goOn} />
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
