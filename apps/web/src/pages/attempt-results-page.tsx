import { ApiError } from '@shala/api-client/api-error.ts';
import { resetAttempt } from '@shala/api-client/attempts.ts';
import { learnerOf } from '@shala/api-client/people.ts';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { answersQuery, attemptQuery, refOf } from '#features/attempt/attempt-queries.ts';
import { AttemptSkeleton } from '#features/attempt/panel/attempt-skeleton.tsx';
import { ResultsPanel } from '#features/attempt/results/results-panel.tsx';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';
import type { AttemptPageProps } from './attempt-page.tsx';
import { SendOn } from './send-on.tsx';
import { useGoBackOnFailure } from './use-go-back-on-failure.ts';

/** The last completed run of an attempt; all four doors lead here. */
export function AttemptResultsPage({ item, examPath, homePath }: AttemptPageProps) {
  const t = useTexts();
  const { user } = useSession();
  const studentId = (user && learnerOf(user)?.id) ?? 0;
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, run } = useBusy();
  const opened = useQuery(attemptQuery(studentId, item, 'results'));
  const attempt = opened.data;
  const isCompleted = attempt?.state === 'completed';
  const answers = useQuery({
    ...answersQuery(studentId, refOf(item, attempt?.id ?? 0), attempt?.runNo ?? 0),
    enabled: isCompleted,
  });
  useGoBackOnFailure(opened.error ?? answers.error, homePath);

  // Nothing was completed yet, or a further run is open.
  if (attempt && !isCompleted) return <SendOn href={examPath} />;
  if (!attempt || !answers.data) {
    return <AttemptSkeleton title={attempt?.title ?? t('results.tabs')} label={t('results.loading')} />;
  }
  const retake = async () => {
    try {
      await resetAttempt(transport, refOf(item, attempt.id), { runNo: attempt.runNo });
      await navigate({ href: examPath, replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setIsAsking(false);
      toast.bad(t('results.retakeTitle'), t('results.retakeFailed'));
    }
  };
  return (
    <>
      <ResultsPanel
        loaded={answers.data}
        attemptRef={refOf(item, attempt.id)}
        onExit={() => void navigate({ href: homePath })}
        onRetake={() => setIsAsking(true)}
        isCovered={isAsking}
      />
      <ConfirmDialog
        opened={isAsking}
        title={t('results.retakeTitle')}
        text={t('results.retakeText')}
        stayLabel={t('results.retakeStay')}
        onStay={() => setIsAsking(false)}
        goLabel={t('results.retake')}
        onGo={() => void run(retake)}
        going={isBusy}
      />
    </>
  );
}
