import { type SignedInParent, signInWithCode } from '@shala/api-client/parents.ts';
import { deviceTokenKey } from '@shala/api-client/storage.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { type FormEvent, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { beginSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { describeCodeFailure, explainCode, needsNewCode } from './code-failure.ts';

interface Checking {
  readonly phone: string;
  readonly length: number;
  readonly onSignedIn: (signedIn: SignedInParent) => Promise<void>;
}

/** What stands in the boxes, and what the server says to it. */
export function useCodeCheck({ phone, length, onSignedIn }: Checking) {
  const t = useTexts();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { isBusy, run } = useBusy();

  const check = async (form: HTMLFormElement) => {
    try {
      const signedIn = await signInWithCode(transport, { phone, code });
      localStorage.setItem(deviceTokenKey, signedIn.deviceToken);
      beginSession(signedIn);
      if (signedIn.isNewAccount) toast.good(t('otp.createdTitle'), t('otp.createdText'));
      await onSignedIn(signedIn);
    } catch (error) {
      const { title, text } = describeCodeFailure(error, t);
      toast.bad(title, text);
      setProblem(error);
      setCode('');
      form.querySelector('input')?.focus();
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setIsIncomplete(code.length < length);
    if (code.length === length) void run(() => check(form));
    else form.querySelector('input')?.focus();
  };
  const type = (digits: string) => {
    setCode(digits);
    setIsIncomplete(false);
    if (!needsNewCode(problem)) setProblem(null);
  };
  /** A new code is on its way: what was said about the old one is no longer true. */
  const startAgain = () => {
    setCode('');
    setProblem(null);
    setIsIncomplete(false);
  };
  const error = isIncomplete ? t('otp.incomplete', { length }) : explainCode(problem, t);
  return { code, type, error, isUsedUp: needsNewCode(problem), isBusy, submit, startAgain };
}
