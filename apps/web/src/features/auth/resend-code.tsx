import type { CodeChannel } from '@shala/api-client/parents.ts';
import { Button } from '@shala/ui/button.tsx';
import { LinkButton } from '@shala/ui/link.tsx';
import { showSeconds } from '#shared/hooks/use-countdown.ts';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import styles from './verify-form.module.css';

/** After so many resends we no longer pretend that the next message will come. */
const resendsBeforeOtherWays = 2;

const names: Record<Exclude<CodeChannel, 'sms'>, TextId> = {
  voice: 'otp.byVoice',
  whatsapp: 'otp.byWhatsapp',
  email: 'otp.byEmail',
};

interface ResendCodeProps {
  secondsToWait: number;
  isSending: boolean;
  resends: number;
  channels: readonly CodeChannel[];
  onResend: (channel?: CodeChannel) => void;
}

export function ResendCode({ secondsToWait, isSending, resends, channels, onResend }: ResendCodeProps) {
  const t = useTexts();
  const others = channels.flatMap((channel) => (channel === 'sms' ? [] : [channel]));
  const hasOtherWays = resends >= resendsBeforeOtherWays && others.length > 0;
  return (
    <div className={styles.resend}>
      <p>
        {t('otp.didNotGet')}{' '}
        {secondsToWait > 0 ? (
          <strong role="timer">{t('otp.resendIn', { time: showSeconds(secondsToWait) })}</strong>
        ) : (
          <LinkButton onClick={() => onResend()}>{t('otp.resend')}</LinkButton>
        )}
      </p>
      {hasOtherWays ? (
        <>
          <p>{t('otp.otherWays')}</p>
          <div className={styles.ways}>
            {others.map((channel) => (
              <Button
                key={channel}
                variant="quiet"
                disabled={secondsToWait > 0 || isSending}
                onClick={() => onResend(channel)}
              >
                {t(names[channel])}
              </Button>
            ))}
          </div>
        </>
      ) : null}
    </div>
  );
}
