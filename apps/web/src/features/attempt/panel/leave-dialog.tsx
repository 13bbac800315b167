import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import type { LeaveGuard } from '../hooks/use-leave-guard.ts';
import { countAnsweredIn } from '../model/attempt-state.ts';
import type { RunView } from '../run/run-engine.ts';

interface LeaveDialogProps {
  guard: LeaveGuard;
  view: RunView;
  /** How many pictures the server does not have. */
  pictures: number;
}

/** Back, or a link, while the run is open. */
export function LeaveDialog({ guard, view, pictures }: LeaveDialogProps) {
  const t = useTexts();
  const unsent = countAnsweredIn(view.state, view.outbox.unsent);
  const lines = [
    pictures > 0 ? t('attempt.leavePictures', { count: pictures }) : null,
    unsent > 0 ? t('attempt.leaveUnsent', { count: unsent }) : null,
    t(view.clock.kind === 'none' ? 'attempt.leaveTextNoLimit' : 'attempt.leaveText'),
  ];
  return (
    <ConfirmDialog
      opened={guard.isAsking}
      title={t('attempt.leaveTitle')}
      text={lines.filter((line) => line !== null).join(' ')}
      stayLabel={t('attempt.stay')}
      onStay={guard.stay}
      goLabel={t('attempt.leave')}
      onGo={guard.leave}
    />
  );
}
