import type { Parent } from '@shala/api-client/people.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { LinkButton } from '@shala/ui/link.tsx';
import { PinField } from '@shala/ui/pin-field.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { showSeconds, useCountdown } from '#shared/hooks/use-countdown.ts';
import { groupDigits, showPhone } from '#shared/phone/phone-number.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './change-phone-dialog.module.css';
import { useChangePhone } from './use-change-phone.ts';

interface ChangePhoneDialogProps {
  parent: Parent;
  isOpen: boolean;
  onClose: () => void;
}

/** The number a parent signs in with: the new one proves itself by a code, the old one is told. */
export function ChangePhoneDialog({ parent, isOpen, onClose }: ChangePhoneDialogProps) {
  const t = useTexts();
  const change = useChangePhone({ oldPhone: parent.phoneNumber, onDone: onClose });
  const { sent } = change;
  const close = () => {
    change.startAgain();
    onClose();
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={close}
      title={t('myProfile.newNumber')}
      text={
        sent === null
          ? t('myProfile.newNumberText', { phone: showPhone(parent.phoneNumber) })
          : t('myProfile.codeSent', { phone: showPhone(sent.phone) })
      }
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('myProfile.cancel')}
          </Button>
          {sent === null ? (
            <Button loading={change.isBusy} onClick={change.send}>
              {t('myProfile.sendCode')}
            </Button>
          ) : (
            <Button
              loading={change.isBusy}
              disabled={change.code.length < sent.codeLength}
              onClick={change.confirm}
            >
              {t('myProfile.confirmNumber')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.field}>
        {sent === null ? (
          <TextField
            data-autofocus
            label={t('myProfile.newNumber')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            prefix="+91"
            value={groupDigits(change.digits)}
            error={change.problem}
            onChange={({ currentTarget }) => change.type(currentTarget.value)}
          />
        ) : (
          <>
            <PinField
              ref={takeFocus}
              label={t('myProfile.code')}
              length={sent.codeLength}
              value={change.code}
              onChange={change.setCode}
              error={change.problem}
            />
            <Again at={sent.nextAt} onSend={change.send} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The button that sent the code is gone: the focus goes where the code is typed. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

function Again({ at, onSend }: { at: number; onSend: () => void }) {
  const t = useTexts();
  const seconds = useCountdown(at);
  return seconds > 0 ? (
    <p role="timer" className={styles.again}>
      {t('otp.resendIn', { time: showSeconds(seconds) })}
    </p>
  ) : (
    <LinkButton onClick={onSend}>{t('otp.resend')}</LinkButton>
  );
}
