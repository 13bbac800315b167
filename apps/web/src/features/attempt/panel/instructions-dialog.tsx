import type { AttemptHead } from '@shala/api-client/attempts-shape.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { describeExtension, describeTimer } from '../model/instructions.ts';
import styles from './attempt-dialogs.module.css';

interface InstructionsDialogProps {
  attempt: AttemptHead;
  opened: boolean;
  isBusy: boolean;
  onStart: () => void;
  onLeave: () => void;
}

/** Before the first question. The clock starts when it is loaded, not while this is read. */
export function InstructionsDialog({ attempt, opened, isBusy, onStart, onLeave }: InstructionsDialogProps) {
  const t = useTexts();
  const extension = describeExtension(attempt);
  const timer = describeTimer(attempt);
  return (
    <Dialog
      opened={opened}
      onClose={onLeave}
      title={t('attempt.instructionsTitle')}
      text={attempt.title}
      actions={
        <>
          <Button variant="quiet" onClick={onLeave}>
            {t('attempt.notNow')}
          </Button>
          <Button data-autofocus loading={isBusy} onClick={onStart}>
            {t('attempt.ok')}
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        <li>{t(timer.id, timer.values)}</li>
        {extension ? <li>{t(extension.id, extension.values)}</li> : null}
        <li>{t('attempt.eachAnswer')}</li>
        <li>{t('attempt.freeText')}</li>
        <li>{t('attempt.dontQuit')}</li>
      </ul>
    </Dialog>
  );
}
