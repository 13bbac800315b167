import { confirmWithCode, sendCode } from '@shala/api-client/parents.ts';
import { deviceTokenKey } from '@shala/api-client/storage.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { PinField } from '@shala/ui/pin-field.tsx';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './confirm-by-code.module.css';

interface ConfirmByCodeProps {
  phone: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirmed: () => void;
}

/** Where a found phone must not be enough: the parent types a code from a message. */
export function ConfirmByCode({ phone, isOpen, onClose, onConfirmed }: ConfirmByCodeProps) {
  const t = useTexts();
  const [length, setLength] = useState<number | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useBusy();
  const attempt = (work: () => Promise<void>) =>
    void run(async () => {
      setProblem(undefined);
      try {
        await work();
      } catch (error) {
        setCode('');
        setProblem(error instanceof Error && error.message ? error.message : t('error.noConnection'));
      }
    });
  const close = () => {
    setLength(null);
    setCode('');
    setProblem(undefined);
    onClose();
  };
  const send = () =>
    attempt(async () => {
      const deviceToken = localStorage.getItem(deviceTokenKey) ?? undefined;
      setLength((await sendCode(transport, { phone, deviceToken })).codeLength);
    });
  const confirm = () =>
    attempt(async () => {
      await confirmWithCode(transport, code);
      setLength(null);
      setCode('');
      onConfirmed();
    });
  return (
    <Dialog
      opened={isOpen}
      onClose={close}
      title={t('confirm.confirmTitle')}
      text={t(length === null ? 'confirm.confirmText' : 'confirm.confirmSent', { phone })}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('confirm.cancel')}
          </Button>
          {length === null ? (
            <Button loading={isBusy} onClick={send}>
              {t('confirm.sendCode')}
            </Button>
          ) : (
            <Button loading={isBusy} disabled={code.length < length} onClick={confirm}>
              {t('confirm.confirm')}
            </Button>
          )}
        </>
      }
    >
      {length === null ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : (
        <PinField
          ref={takeFocus}
          label={t('confirm.code')}
          length={length}
          value={code}
          onChange={setCode}
          error={problem}
        />
      )}
    </Dialog>
  );
}

/** The button that sent the code is gone: the focus goes where the code is typed. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();
