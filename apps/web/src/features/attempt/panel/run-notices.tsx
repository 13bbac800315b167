import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { OfflineBar } from '@shala/ui/offline-bar.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { countAnsweredIn } from '../model/attempt-state.ts';
import type { RunEngine, RunView } from '../run/run-engine.ts';

/** While nothing gets through: what is kept here, and that work can go on. */
export function UnsentBar({ view, onRetry }: { view: RunView; onRetry: () => void }) {
  const t = useTexts();
  if (view.outbox.holdUp !== 'later' || view.ending !== null) return null;
  return (
    <OfflineBar
      title={t('quiz.offlineTitle')}
      text={t('quiz.offlineText', { count: countAnsweredIn(view.state, view.outbox.unsent) })}
      retry={{ label: t('quiz.retry'), onRetry }}
    />
  );
}

interface EndingDialogProps {
  engine: RunEngine;
  view: RunView;
  /** With time left the student may think better of it. */
  canGoBack: boolean;
  /** Somebody has to sign in first. */
  isHidden: boolean;
}

/** Between Finish and the results. It never says more than is true. */
export function EndingDialog({ engine, view, canGoBack, isHidden }: EndingDialogProps) {
  const t = useTexts();
  const isWaiting = view.ending === 'waiting';
  return (
    <Dialog
      opened={view.ending !== null && !isHidden}
      onClose={() => undefined}
      title={t(isWaiting ? 'quiz.finishWaitsTitle' : 'quiz.finishing')}
      text={
        isWaiting
          ? t('quiz.finishWaitsText', { count: countAnsweredIn(view.state, view.outbox.unsent) })
          : null
      }
      actions={
        isWaiting ? (
          <>
            {canGoBack ? (
              <Button variant="quiet" onClick={() => void engine.cancelFinish()}>
                {t('quiz.finishBack')}
              </Button>
            ) : null}
            <Button data-autofocus onClick={() => void engine.recheck()}>
              {t('quiz.finishTryNow')}
            </Button>
          </>
        ) : null
      }
    />
  );
}

interface ElsewhereDialogProps {
  opened: boolean;
  onContinue: () => void;
  onLeave: () => void;
}

export function ElsewhereDialog({ opened, onContinue, onLeave }: ElsewhereDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      opened={opened}
      onClose={onLeave}
      title={t('quiz.elsewhereTitle')}
      text={t('quiz.elsewhereText')}
      actions={
        <>
          <Button variant="quiet" onClick={onLeave}>
            {t('quiz.leaveHere')}
          </Button>
          <Button data-autofocus onClick={onContinue}>
            {t('quiz.continueHere')}
          </Button>
        </>
      }
    />
  );
}
