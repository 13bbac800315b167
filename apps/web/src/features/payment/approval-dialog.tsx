import { ApiError } from '@shala/api-client/api-error.ts';
import { type ApprovalCode, approvePurchase, sendApprovalCode } from '@shala/api-client/orders.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { LinkButton } from '@shala/ui/link.tsx';
import { PinField } from '@shala/ui/pin-field.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { reasonOf } from '#shared/api/reason-of.ts';
import { transport } from '#shared/api/transport.ts';
import { getBrand } from '#shared/brand/brand.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { showSeconds, useCountdown } from '#shared/hooks/use-countdown.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './approval-dialog.module.css';

interface ApprovalDialogProps {
  isOpen: boolean;
  couponCode: string | null;
  /** As the cart shows it: the code allows this amount and no other. */
  totalPaise: number;
  onClose: () => void;
  onApproved: () => void;
  /** The server reckons another total: look at the cart again first. */
  onCartChanged: () => void;
}

interface Sent extends ApprovalCode {
  readonly nextAt: number;
}

/** A minor cannot contract: a parent allows the purchase, with a code that comes to the parent's phone. */
export function ApprovalDialog(props: ApprovalDialogProps) {
  const { isOpen, couponCode, totalPaise, onClose, onApproved, onCartChanged } = props;
  const t = useTexts();
  const [sent, setSent] = useState<Sent | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useBusy();
  const length = getBrand().flags.otpLength;
  const total = formatRupees(totalPaise);

  const startAgain = () => {
    setSent(null);
    setCode('');
    setProblem(undefined);
  };
  const lookAgain = () => {
    startAgain();
    toast.bad(t('payment.priceChanged'), t('payment.priceChangedText'));
    onCartChanged();
  };
  const attempt = (work: () => Promise<number>, onDone: () => void) =>
    void run(async () => {
      setProblem(undefined);
      try {
        if ((await work()) === totalPaise) onDone();
        else lookAgain();
      } catch (error) {
        if (error instanceof ApiError && error.code === 'price_changed') return lookAgain();
        setCode('');
        setProblem(reasonOf(error) ?? t('error.noConnection'));
      }
    });
  const send = () =>
    attempt(
      async () => {
        const now = await sendApprovalCode(transport, couponCode);
        setSent({ ...now, nextAt: Date.now() + now.retryAfter * 1000 });
        return now.totalPaise;
      },
      () => setCode(''),
    );
  const approve = () =>
    attempt(
      () => approvePurchase(transport, { code, couponCode }),
      () => {
        startAgain();
        onApproved();
      },
    );
  const close = () => {
    startAgain();
    onClose();
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={close}
      title={t('payment.askParent')}
      text={
        sent === null
          ? t('payment.askParentText', { total })
          : t('payment.codeSent', { total, digits: sent.phoneHint })
      }
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('payment.cancel')}
          </Button>
          {sent === null ? (
            <Button loading={isBusy} onClick={send}>
              {t('payment.sendCode')}
            </Button>
          ) : (
            <Button loading={isBusy} disabled={code.length < length} onClick={approve}>
              {t('payment.allow')}
            </Button>
          )}
        </>
      }
    >
      {sent === null ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : (
        <CodeEntry>
          <PinField
            label={t('payment.code')}
            length={length}
            value={code}
            onChange={setCode}
            error={problem}
          />
          <NewCode at={sent.nextAt} onSend={send} />
        </CodeEntry>
      )}
    </Dialog>
  );
}

/** The button that sent the code is gone: the focus goes where the code is typed. */
function CodeEntry({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place} className={styles.code}>
      {children}
    </div>
  );
}

function NewCode({ at, onSend }: { at: number; onSend: () => void }) {
  const t = useTexts();
  const seconds = useCountdown(at);
  return (
    <p className={styles.again}>
      {seconds > 0 ? (
        <span role="timer">{t('payment.newCodeIn', { time: showSeconds(seconds) })}</span>
      ) : (
        <LinkButton onClick={onSend}>{t('payment.newCode')}</LinkButton>
      )}
    </p>
  );
}
