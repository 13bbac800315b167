import type { SignedInParent } from '@shala/api-client/parents.ts';
import { Button } from '@shala/ui/button.tsx';
import { Link } from '@shala/ui/link.tsx';
import { PinField } from '@shala/ui/pin-field.tsx';
import { closeToast, toast } from '@shala/ui/toast-store.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import { getBrand } from '#shared/brand/brand.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { showPhone } from '#shared/phone/phone-number.ts';
import { richText } from '#shared/texts/rich-text.tsx';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import type { Challenge, SentCode } from './challenge.ts';
import { describeCodeFailure } from './code-failure.ts';
import { ResendCode } from './resend-code.tsx';
import { useCodeCheck } from './use-code-check.ts';
import { useCodeSending } from './use-code-sending.ts';
import styles from './verify-form.module.css';

interface VerifyFormProps {
  challenge: Challenge;
  navigation: string;
  onSent: (sent: SentCode) => void;
  onSignedIn: (signedIn: SignedInParent) => Promise<void>;
}

export function VerifyForm({ challenge, navigation, onSent, onSignedIn }: VerifyFormProps) {
  const t = useTexts();
  const { phone, from, sent } = challenge;
  const length = sent?.codeLength ?? getBrand().flags.otpLength;
  const form = useRef<HTMLFormElement>(null);
  const sentToast = useRef(0);
  // There is one thing to do here, and the code may already stand in the phone's suggestions.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const check = useCodeCheck({ phone, length, onSignedIn });
  const sending = useCodeSending({
    challenge,
    navigation,
    onSent: (now) => {
      check.startAgain();
      sentToast.current = toast.good(t('otp.sentToastTitle'), t('otp.sentToastText'));
      onSent(now);
    },
    onFailure: (error) => {
      const { title, text } = describeCodeFailure(error, t);
      toast.bad(title, text);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // On a phone the toast lies over the page; what it asked for is being done.
    closeToast(sentToast.current);
    check.submit(event);
  };
  const state: TextId = sent ? 'otp.sentTo' : sending.isSending ? 'otp.sending' : 'otp.notSent';
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div>
        <p className={styles.state} aria-live="polite">
          {richText(t(state, { phone: showPhone(phone) }), {
            phone: (number) => <strong className={styles.number}>{number}</strong>,
          })}
        </p>
        <p className={styles.change}>
          {richText(t('otp.wrongNumber'), {
            link: (words) => (
              <Link inline href={from} renderLink={appLink}>
                {words}
              </Link>
            ),
          })}
        </p>
      </div>
      <PinField
        label={t('otp.code')}
        name="otp"
        length={length}
        value={check.code}
        onChange={check.type}
        error={check.error}
        disabled={check.isUsedUp}
      />
      <ResendCode
        secondsToWait={sending.secondsToWait}
        isSending={sending.isSending}
        resends={sent?.resends ?? 0}
        channels={sent?.channels ?? []}
        onResend={sending.resend}
      />
      <Button type="submit" size="large" wide loading={check.isBusy} disabled={check.isUsedUp}>
        {t('otp.submit')}
      </Button>
    </form>
  );
}
