import type { Student } from '@shala/api-client/people.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useState } from 'react';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { chooseProfile } from './choose-profile.ts';

interface Choosing {
  readonly onChosen: (child: Student) => Promise<void>;
  /** Asks for the children anew: one may have been blocked a moment ago. */
  readonly onFailure: () => void;
}

/** Lets a child take the seat, one at a time; a failure is told. */
export function useChooseProfile({ onChosen, onFailure }: Choosing) {
  const t = useTexts();
  const [busyId, setBusyId] = useState<number | null>(null);
  const { run } = useBusy();
  const choose = async ({ id }: Student) => {
    setBusyId(id);
    const child = await chooseProfile(id).catch(() => {
      toast.bad(t('profiles.cannotUpdate'), t('error.tryAgain'));
      onFailure();
    });
    if (child) await onChosen(child);
    setBusyId(null);
  };
  return { busyId, choose: (child: Student) => void run(() => choose(child)) };
}
