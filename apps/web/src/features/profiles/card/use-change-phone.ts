import { changePhone, sendPhoneCode } from '@shala/api-client/parent-phone.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useState } from 'react';
import { reasonOf } from '#shared/api/reason-of.ts';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import {
  checkMobile,
  defaultDialCode,
  readDigits,
  showPhone,
  toInternational,
} from '#shared/phone/phone-number.ts';
import { updateUser } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';

interface Sent {
  readonly phone: string;
  readonly codeLength: number;
  readonly nextAt: number;
}

/** First a number and the code to it, then the code: what stands in the fields, and what the server says to it. */
export function useChangePhone({ oldPhone, onDone }: { oldPhone: string; onDone: () => void }) {
  const t = useTexts();
  const [digits, setDigits] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useBusy();
  const phone = toInternational(digits, defaultDialCode);

  const attempt = (work: () => Promise<void>) =>
    void run(async () => {
      setProblem(undefined);
      try {
        await work();
      } catch (error) {
        setCode('');
        setProblem(reasonOf(error) ?? t('error.noConnection'));
      }
    });
  const startAgain = () => {
    setDigits('');
    setSent(null);
    setCode('');
    setProblem(undefined);
  };
  const send = () => {
    const wrong = checkMobile(digits, defaultDialCode);
    if (wrong) setProblem(t(wrong));
    else if (phone === oldPhone) setProblem(t('myProfile.sameNumber'));
    else
      attempt(async () => {
        const { codeLength, retryAfter } = await sendPhoneCode(transport, phone);
        setCode('');
        setSent({ phone, codeLength, nextAt: Date.now() + retryAfter * 1000 });
      });
  };
  const confirm = () =>
    attempt(async () => {
      updateUser(await changePhone(transport, { phone, code }));
      toast.good(t('myProfile.numberChanged'), t('myProfile.numberChangedText', { phone: showPhone(phone) }));
      startAgain();
      onDone();
    });
  const type = (text: string) => {
    setDigits(readDigits(text, defaultDialCode));
    setProblem(undefined);
  };
  return { digits, type, sent, code, setCode, problem, isBusy, send, confirm, startAgain };
}
