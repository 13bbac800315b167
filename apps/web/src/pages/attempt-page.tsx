import { learnerOf } from '@shala/api-client/people.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type AttemptItem, attemptQuery, refOf, sheetQuery } from '#features/attempt/attempt-queries.ts';
import { AttemptRun } from '#features/attempt/panel/attempt-run.tsx';
import { AttemptSkeleton } from '#features/attempt/panel/attempt-skeleton.tsx';
import { InstructionsDialog } from '#features/attempt/panel/instructions-dialog.tsx';
import { forgetLists } from '#shared/api/forget-lists.ts';
import { useGoBack } from '#shared/hooks/use-go-back.ts';
import { useSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { SendOn } from './send-on.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useGoBackOnFailure } from './use-go-back-on-failure.ts';

export interface AttemptPageProps {
  item: AttemptItem;
  examPath: string;
  resultsPath: string;
  /** Where it hangs. */
  homePath: string;
}

/** An attempt from its instructions to its end; all four doors lead here. */
export function AttemptPage({ item, resultsPath, homePath }: AttemptPageProps) {
  const t = useTexts();
  const { user } = useSession();
  const studentId = (user && learnerOf(user)?.id) ?? 0;
  const navigate = useNavigate();
  const goBack = useGoBack(homePath);
  const [hasAgreed, setHasAgreed] = useState(false);
  const opened = useQuery(attemptQuery(studentId, item, 'exam'));
  const attempt = opened.data;
  // Whoever comes back to a run has read the instructions, and its time goes on meanwhile.
  const isStarted = hasAgreed || attempt?.state === 'running';
  const loaded = useQuery({
    ...sheetQuery(studentId, refOf(item, attempt?.id ?? 0), attempt?.runNo ?? 0),
    enabled: attempt !== undefined && isStarted,
  });
  useGoBackOnFailure(opened.error ?? loaded.error, homePath);

  if (attempt?.state === 'completed') return <SendOn href={resultsPath} />;
  if (loaded.data) {
    return (
      <AttemptRun
        key={loaded.dataUpdatedAt}
        sheet={loaded.data.sheet}
        store={loaded.data.store}
        onEnded={() => {
          forgetLists();
          void navigate({ href: resultsPath, replace: true });
        }}
        onLeft={goBack}
        onTakeOver={() => void loaded.refetch()}
        renderSignIn={(isNeeded) => <SignInAgain studentId={studentId} isNeeded={isNeeded} />}
      />
    );
  }
  return (
    <>
      <AttemptSkeleton
        title={attempt?.title ?? t('attempt.instructionsTitle')}
        label={t('attempt.loading')}
      />
      {attempt ? (
        <InstructionsDialog
          attempt={attempt}
          opened={attempt.state === 'ready' && !loaded.data}
          isBusy={loaded.isFetching}
          onStart={() => setHasAgreed(true)}
          onLeave={goBack}
        />
      ) : null}
    </>
  );
}
