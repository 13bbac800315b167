import { saveOwnProfile } from '@shala/api-client/own-profile.ts';
import type { Student } from '@shala/api-client/people.ts';
import { useState } from 'react';
import { reasonOf } from '#shared/api/reason-of.ts';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import {
  checkMobile,
  defaultDialCode,
  groupDigits,
  readDigits,
  toInternational,
} from '#shared/phone/phone-number.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { keepProfile } from './keep-profile.ts';

/** A number of another country keeps its code among the digits. */
const dialCodeOf = (phone: string | null): string =>
  phone === null || phone.startsWith(`+${defaultDialCode}`) ? defaultDialCode : '';

const digitsOf = (phone: string | null): string =>
  phone === null ? '' : phone.slice(1 + dialCodeOf(phone).length);

/** The number the school may call: what is typed, what was saved last, and what it was before. */
export function useContactPhone({ phoneNumber }: Student) {
  const t = useTexts();
  const dialCode = dialCodeOf(phoneNumber);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [before, setBefore] = useState<{ phone: string | null } | null>(null);
  const { isBusy, run } = useBusy();
  const digits = typed ?? digitsOf(phoneNumber);

  const save = (phone: string | null, canUndo: boolean) =>
    run(async () => {
      try {
        keepProfile(await saveOwnProfile(transport, { phone }));
        // What is being typed by now, on a slow line, stays.
        setTyped((now) => (now === typed ? null : now));
        setError(undefined);
        setBefore(canUndo ? { phone: phoneNumber } : null);
      } catch (failure) {
        setError(reasonOf(failure) ?? t('error.noConnection'));
      }
    });

  const type = (text: string) => {
    setTyped(readDigits(text, dialCode));
    setError(undefined);
    setBefore(null);
  };
  const leave = () => {
    if (typed === null || typed === digitsOf(phoneNumber)) return;
    const problem = typed === '' ? undefined : checkMobile(typed, dialCode);
    if (problem) setError(t(problem));
    else void save(typed === '' ? null : toInternational(typed, dialCode), true);
  };
  return {
    prefix: `+${dialCode}`,
    shown: groupDigits(digits),
    error,
    isBusy,
    type,
    leave,
    undo: before && (() => void save(before.phone, false)),
  };
}
