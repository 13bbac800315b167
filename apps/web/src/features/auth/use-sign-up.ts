import { type CodeSent, signUpParent } from '@shala/api-client/parents.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { type FormEvent, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { readDay } from '#shared/dates/day-text.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useFields } from '#shared/forms/use-fields.ts';
import { toInternational } from '#shared/phone/phone-number.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { describeParentFailure } from './code-failure.ts';
import { homeCountry } from './dial-codes.ts';
import { signUpRules } from './sign-up-rules.ts';

const empty = { mobile: '', email: '', studentName: '', dateOfBirth: '' };

/** The life of the full form. The account comes into being only with the right code. */
export function useSignUp(onCodeSent: (phone: string, sent: CodeSent) => void) {
  const t = useTexts();
  const [country, setCountry] = useState(homeCountry);
  const [hasAccepted, setHasAccepted] = useState(false);
  const fields = useFields(signUpRules(country.dialCode), empty);
  const { isBusy, run } = useBusy();

  const signUp = async () => {
    const { mobile, email, studentName, dateOfBirth } = fields.values;
    const phone = toInternational(mobile, country.dialCode);
    try {
      const sent = await signUpParent(transport, {
        phone,
        email: email.trim(),
        firstName: studentName.trim(),
        dateOfBirth: readDay(dateOfBirth) ?? '',
      });
      onCodeSent(phone, sent);
    } catch (error) {
      const { title, text } = describeParentFailure(error, t);
      toast.bad(title, text);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (hasAccepted && fields.acceptAll(event.currentTarget)) void run(signUp);
  };
  return { ...fields, country, setCountry, hasAccepted, setHasAccepted, isBusy, submit };
}
