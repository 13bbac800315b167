import { Button } from '@shala/ui/button.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { useRoomTexts } from '../room-texts.ts';
import { useRoom } from './room-context.ts';

interface LeaveDialogProps {
  isOpen: boolean;
  onStay: () => void;
}

/** A student leaves alone; a host chooses between leaving and ending it for all. */
export function LeaveDialog({ isOpen, onStay }: LeaveDialogProps) {
  const t = useRoomTexts();
  const { meeting, isHost } = useRoom();
  if (!isHost) {
    return (
      <ConfirmDialog
        opened={isOpen}
        title={t('room.leaveTitle')}
        text={t('room.leaveText')}
        stayLabel={t('room.stay')}
        onStay={onStay}
        goLabel={t('room.leave')}
        onGo={() => meeting.leave()}
      />
    );
  }
  return (
    <Dialog
      opened={isOpen}
      onClose={onStay}
      title={t('room.hostLeaveTitle')}
      text={t('room.hostLeaveText')}
      width={480}
      actions={
        <>
          <Button variant="danger" onClick={() => meeting.host.end()}>
            {t('room.endForAll')}
          </Button>
          <Button variant="quiet" onClick={() => meeting.leave()}>
            {t('room.leave')}
          </Button>
          <Button data-autofocus onClick={onStay}>
            {t('room.stay')}
          </Button>
        </>
      }
    />
  );
}
