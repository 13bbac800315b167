import { ApiError } from '@shala/api-client/api-error.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import { useAnswerPictures } from '../hooks/use-answer-pictures.ts';
import { useFinish } from '../hooks/use-finish.ts';
import { useLeaveGuard } from '../hooks/use-leave-guard.ts';
import type { Asking } from '../hooks/use-panel-actions.ts';
import { useRunEngine } from '../hooks/use-run-engine.ts';
import { countAnswered } from '../model/attempt-state.ts';
import { secondsLeft } from '../model/run-clock.ts';
import type { OutboxStore } from '../outbox/outbox-store.ts';
import type { RunSheet } from '../run/run-sheet.ts';
import { FinishDialog, KeysDialog, QuitDialog } from './attempt-dialogs.tsx';
import { AttemptPanel } from './attempt-panel.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { ElsewhereDialog, EndingDialog } from './run-notices.tsx';

export interface AttemptRunProps {
  sheet: RunSheet;
  store: OutboxStore;
  /** The server has the end of the run. */
  onEnded: () => void;
  /** Quit, or given over to another device. */
  onLeft: () => void;
  /** Takes the run back from another device: the questions are loaded again. */
  onTakeOver: () => void;
  /** The window that asks to sign in again; the page knows how. */
  renderSignIn: (opened: boolean) => ReactNode;
}

/** The panel of an open run with every window that may stand over it. */
export function AttemptRun({ sheet, store, onEnded, onLeft, onTakeOver, renderSignIn }: AttemptRunProps) {
  const t = useTexts();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isQuitting, setIsQuitting] = useState(false);
  const leave = useLeaveGuard();
  const { engine, view } = useRunEngine(sheet, store, {
    onEnded: () => {
      leave.allow();
      onEnded();
    },
    onRefused: () => void toast.bad(t('quiz.updateFailedTitle'), t('quiz.updateFailedText')),
    onFinishRefused: () => void toast.bad(t('quiz.finishTitle'), t('quiz.finishFailed')),
  });
  const { isSignedOut } = view;
  const pictures = useAnswerPictures({
    ref: sheet.ref,
    runNo: sheet.run.runNo,
    known: useMemo(() => imagesOf(sheet), [sheet]),
    whenSaved: (id) => engine.whenSaved(id),
    onChange: (id, count, staying) => engine.setPictures(id, count, staying),
  });
  const finish = useFinish({
    pictures,
    onFinish: () => {
      setAsking(null);
      void engine.finish();
    },
  });

  const quit = async () => {
    setIsQuitting(true);
    try {
      await engine.quit();
      leave.allow();
      onLeft();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.bad(t('quiz.quitTitle'), t('quiz.quitFailed'));
    } finally {
      setIsQuitting(false);
      setAsking(null);
    }
  };
  const isCovered =
    asking !== null || view.ending !== null || view.isElsewhere || isSignedOut || leave.isAsking;
  const isOver = view.clock.kind === 'whole_quiz' && secondsLeft(view.clock, performance.now()) === 0;
  return (
    <>
      <AttemptPanel engine={engine} view={view} pictures={pictures} isCovered={isCovered} onAsk={setAsking} />
      <FinishDialog
        opened={asking === 'finish'}
        unanswered={view.state.questions.length - countAnswered(view.state)}
        pictures={pictures}
        isBusy={finish.isWaiting}
        onStay={() => {
          finish.stop();
          setAsking(null);
        }}
        onGo={finish.finish}
      />
      <QuitDialog
        opened={asking === 'quit'}
        isBusy={isQuitting}
        onStay={() => setAsking(null)}
        onGo={() => void quit()}
      />
      <KeysDialog opened={asking === 'help'} onClose={() => setAsking(null)} />
      <EndingDialog engine={engine} view={view} canGoBack={!isOver} isHidden={isSignedOut} />
      <ElsewhereDialog
        opened={view.isElsewhere && view.ending === null && !isSignedOut}
        onContinue={onTakeOver}
        onLeave={() => {
          leave.allow();
          onLeft();
        }}
      />
      <LeaveDialog guard={leave} view={view} pictures={pictures.sending + pictures.failed} />
      {renderSignIn(isSignedOut)}
    </>
  );
}

const imagesOf = ({ questions }: RunSheet) =>
  Object.fromEntries(questions.map(({ question, own }) => [question.id, own.images]));
