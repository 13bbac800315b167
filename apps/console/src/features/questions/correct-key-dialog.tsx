import type { KeyCorrection } from '@shala/api-client/key-corrections.ts';
import type { BankQuestion } from '@shala/api-client/question-bank.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { ChooseKey } from './choose-key.tsx';
import { CorrectionPlan } from './correction-plan.tsx';
import { CorrectionProgress } from './correction-progress.tsx';
import styles from './corrections.module.css';
import { keepCorrection } from './corrections-query.ts';
import { takeCursor } from './take-cursor.ts';

interface CorrectKeyDialogProps {
  question: BankQuestion;
  isOpen: boolean;
  onClose: () => void;
  isEdited: boolean;
  onCorrected: () => Promise<void>;
  corrections: UseQueryResult<KeyCorrection[]>;
}

/** The right option is chosen, what it would change is shown, and only then it is done. */
export function CorrectKeyDialog(props: CorrectKeyDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      opened={props.isOpen}
      onClose={props.onClose}
      title={t('correction.open')}
      text={t('correction.text')}
      closeLabel={t('questions.close')}
      width={760}
    >
      <div className={styles.steps}>{props.isOpen ? <Steps {...props} /> : null}</div>
    </Dialog>
  );
}

function Steps({ question, onClose, isEdited, onCorrected, corrections }: CorrectKeyDialogProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const [madeId, setMadeId] = useState<number | null>(null);
  const { data, error, refetch } = corrections;
  const [content] = question.versions;
  if (!data || !content) {
    return <NotYet error={error} onRetry={() => void refetch()} />;
  }
  const made = data.find(({ id }) => id === madeId);
  const running = data.find(({ isRunning }) => isRunning);
  if (running) return <UnderWay running={running} isOwn={running === made} isCutOff={error !== null} />;
  if (made) return <Finished made={made} onClose={onClose} />;
  if (isEdited) return <p className={styles.notice}>{t('correction.saveFirst')}</p>;
  if (isLooking && chosen !== null) {
    return (
      <CorrectionPlan
        questionId={question.id}
        rightOption={chosen}
        onBack={() => setIsLooking(false)}
        onMade={(correction) => {
          keepCorrection(question.id, correction);
          setMadeId(correction.id);
          void onCorrected();
        }}
      />
    );
  }
  return (
    <ChooseKey content={content} chosen={chosen} onChoose={setChosen} onLook={() => setIsLooking(true)} />
  );
}

interface UnderWayProps {
  running: KeyCorrection;
  /** It was begun in this window. */
  isOwn: boolean;
  isCutOff: boolean;
}

function UnderWay({ running, isOwn, isCutOff }: UnderWayProps) {
  const t = useTexts();
  return (
    <div className={styles.step} role="status">
      <p className={styles.notice} tabIndex={-1} ref={takeCursor}>
        {isOwn ? t('correction.goesOn') : t('correction.already', { name: running.staffName })}
      </p>
      <CorrectionProgress correction={running} />
      {isCutOff ? <p className={styles.bad}>{t('error.noConnection')}</p> : null}
    </div>
  );
}

function Finished({ made, onClose }: { made: KeyCorrection; onClose: () => void }) {
  const t = useTexts();
  return (
    <div className={styles.step}>
      <p role="status" className={styles.good}>
        {t('correction.finished', { runs: made.runsDone, results: made.resultsChanged })}
      </p>
      <div className={styles.actions}>
        <Button ref={takeCursor} onClick={onClose}>
          {t('questions.close')}
        </Button>
      </div>
    </div>
  );
}
