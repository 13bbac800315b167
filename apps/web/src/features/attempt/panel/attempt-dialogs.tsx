import { hasSingleKeys, setSingleKeys } from '@shala/app-kit/single-keys.ts';
import { Button } from '@shala/ui/button.tsx';
import { Checkbox } from '@shala/ui/checkbox.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { useState } from 'react';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import styles from './attempt-dialogs.module.css';

interface ConfirmProps {
  opened: boolean;
  isBusy?: boolean;
  onStay: () => void;
  onGo: () => void;
}

interface FinishDialogProps extends ConfirmProps {
  unanswered: number;
  pictures: { readonly sending: number; readonly failed: number };
}

export function FinishDialog({ unanswered, pictures, isBusy = false, ...rest }: FinishDialogProps) {
  const t = useTexts();
  const { sending, failed } = pictures;
  const lines = [
    sending > 0 ? t('quiz.finishSending', { count: sending }) : null,
    failed > 0 ? t('quiz.finishNotSent', { count: failed }) : null,
    t('quiz.finishUnanswered', { count: unanswered }),
  ];
  return (
    <ConfirmDialog
      opened={rest.opened}
      title={t('quiz.finishTitle')}
      text={lines.filter((line) => line !== null).join(' ')}
      stayLabel={t('quiz.keepGoing')}
      onStay={rest.onStay}
      goLabel={t('quiz.finish')}
      onGo={rest.onGo}
      going={isBusy}
    />
  );
}

export function QuitDialog({ opened, isBusy = false, onStay, onGo }: ConfirmProps) {
  const t = useTexts();
  return (
    <ConfirmDialog
      opened={opened}
      title={t('quiz.quitTitle')}
      text={t('quiz.quitText')}
      stayLabel={t('quiz.keepGoing')}
      onStay={onStay}
      goLabel={t('quiz.quit')}
      onGo={onGo}
      going={isBusy}
    />
  );
}

const keys: [string[], TextId][] = [
  [['1', '2', '3', '4'], 'quiz.helpChoose'],
  [['a', 'b', 'c', 'd'], 'quiz.helpChoose'],
  [['←', '→'], 'quiz.helpMove'],
  [['m'], 'quiz.helpMark'],
  [['Enter'], 'quiz.helpSubmit'],
  [['?'], 'quiz.helpHelp'],
];

export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts();
  const [isOn, setIsOn] = useState(() => hasSingleKeys());
  const change = (next: boolean) => {
    setSingleKeys(next);
    setIsOn(next);
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('quiz.helpTitle')}
      actions={
        <Button data-autofocus onClick={onClose}>
          {t('quiz.helpClose')}
        </Button>
      }
    >
      <dl className={styles.keys}>
        {keys.map(([names, meaning]) => (
          <div key={names.join()}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.singleKeys}>
        <Checkbox
          label={t('quiz.helpSingleKeys')}
          checked={isOn}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
