import { ButtonLink } from '@shala/ui/button.tsx';
import { LockedState } from '@shala/ui/state.tsx';
import { useState } from 'react';
import { appLink } from '../layout/app-link.tsx';
import { useTexts } from '../texts/texts.ts';
import { BuyLink } from './buy-link.tsx';
import { type LockedCourse, type LockTitle, lockReason } from './lock-reason.ts';
import { SubscriptionPrompt } from './subscription-prompt.tsx';

interface LockedPageProps {
  course: LockedCourse;
  what: LockTitle;
  backTo: string;
  backLabel: string;
}

/** Stands where the server refused to open a page: the prompt, and what is left when it is closed. */
export function LockedPage({ course, what, backTo, backLabel }: LockedPageProps) {
  const t = useTexts();
  const [isPrompting, setPrompting] = useState(true);
  return (
    <>
      <LockedState
        title={t(what)}
        text={lockReason(t, course, what)}
        action={
          <>
            <ButtonLink variant="quiet" href={backTo} renderLink={appLink}>
              {backLabel}
            </ButtonLink>
            <BuyLink />
          </>
        }
      />
      <SubscriptionPrompt
        course={course}
        what={what}
        isOpen={isPrompting}
        onClose={() => setPrompting(false)}
      />
    </>
  );
}
