import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { LockedDrawing } from '@shala/ui/state-drawing.tsx';
import { useTexts } from '../texts/texts.ts';
import { BuyLink } from './buy-link.tsx';
import { type LockedCourse, type LockTitle, lockReason } from './lock-reason.ts';

interface SubscriptionPromptProps {
  course: LockedCourse;
  /** Also its heading. */
  what: LockTitle;
  isOpen: boolean;
  onClose: () => void;
}

/** What stands in the way of a trial or an expired course, and the two ways on. */
export function SubscriptionPrompt({ course, what, isOpen, onClose }: SubscriptionPromptProps) {
  const t = useTexts();
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={t(what)}
      text={lockReason(t, course, what)}
      drawing={<LockedDrawing />}
      closeLabel={t('nav.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('lock.continue')}
          </Button>
          <BuyLink />
        </>
      }
    />
  );
}
