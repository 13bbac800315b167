import { ApiError } from '@shala/api-client/api-error.ts';
import { correctKey, type KeyCorrection } from '@shala/api-client/key-corrections.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { TextArea } from '@shala/ui/text-area.tsx';
import { type ReactNode, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './corrections.module.css';
import { refetchCorrections } from './corrections-query.ts';

interface ConfirmCorrectionProps {
  questionId: number;
  rightOption: number;
  back: ReactNode;
  onMade: (correction: KeyCorrection) => void;
}

/** No correction without a reason: whoever looks at the history must understand it. */
export function ConfirmCorrection({ questionId, rightOption, back, onMade }: ConfirmCorrectionProps) {
  const t = useTexts();
  const { isBusy, run } = useBusy();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = () =>
    run(async () => {
      setIsMissing(reason.trim() === '');
      setFailure(null);
      if (reason.trim() === '') return;
      try {
        onMade(await correctKey(transport, { questionId, rightOption, reason: reason.trim() }));
      } catch (error) {
        const isAnswered = error instanceof ApiError && error.status > 0;
        setFailure(isAnswered ? error.message : t('error.noConnection'));
        // A colleague may have been faster, or our own first try may have arrived after all.
        await refetchCorrections(questionId);
      }
    });
  return (
    <form
      className={styles.step}
      aria-label={t('correction.confirm')}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <TextArea
        label={t('correction.reason')}
        help={t('correction.reasonHelp')}
        rows={2}
        maxLength={500}
        value={reason}
        error={isMissing ? t('correction.reasonMissing') : undefined}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {failure ? (
        <p role="alert" className={styles.bad}>
          {t('correction.failed')} {failure}
        </p>
      ) : null}
      <div className={styles.actions}>
        {back}
        <Button type="submit" loading={isBusy}>
          {t('correction.confirm')}
        </Button>
      </div>
    </form>
  );
}
