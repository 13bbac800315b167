import { ApiError } from '@shala/api-client/api-error.ts';
import { startDigest, stopDigest } from '@shala/api-client/digest.ts';
import { Button } from '@shala/ui/button.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { AuthFrame } from '#shared/layout/auth-frame.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** Where the link at the foot of a weekly letter leads. It asks: programs that look at links must not stop it. */
export function StopDigestPage() {
  const t = useTexts();
  const { token } = useParams({ from: '/digest/stop/$token' });
  const [isStopped, setIsStopped] = useState<boolean | null>(null);
  const { isBusy, run } = useBusy();
  const change = (stop: boolean) =>
    run(async () => {
      try {
        await (stop ? stopDigest : startDigest)(transport, token);
        setIsStopped(stop);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toast.bad(error.status === 0 ? t('error.noConnection') : error.message, t('digest.failed'));
      }
    });
  const words = isStopped === null ? 'digest.ask' : isStopped ? 'digest.stopped' : 'digest.started';
  return (
    <AuthFrame art="words" title={t('digest.title')} intro={<span role="status">{t(words)}</span>}>
      <Button
        size="large"
        wide
        variant={isStopped ? 'quiet' : 'filled'}
        loading={isBusy}
        onClick={() => void change(isStopped !== true)}
      >
        {t(isStopped ? 'digest.start' : 'digest.stop')}
      </Button>
    </AuthFrame>
  );
}
