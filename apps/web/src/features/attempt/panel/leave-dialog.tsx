import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import type { LeaveGuard } from '../hooks/use-leave-guard.ts';
import { countAnsweredIn } from '../model/attempt-state.ts';
import type { RunView } from '../run/run-engine.ts';

/** Back, or a link, while the run is open. */
export function LeaveDialog({ guard, view }: { guard: LeaveGuard; view: RunView }) {
  const t = useTexts();
  const unsent = countAnsweredIn(view.state, view.outbox.unsent);
  const text = t(view.clock.kind === 'none' ? 'attempt.leaveTextNoLimit' : 'attempt.leaveText');
  return (
    <ConfirmDialog
      opened={guard.isAsking}
      title={t('attempt.leaveTitle')}
      text={unsent === 0 ? text : `${t('attempt.leaveUnsent', { count: unsent })} ${text}`}
      stayLabel={t('attempt.stay')}
      onStay={guard.stay}
      goLabel={t('attempt.leave')}
      onGo={guard.leave}
    />
  );
}
