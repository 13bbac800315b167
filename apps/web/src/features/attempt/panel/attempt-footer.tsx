import { Button } from '@shala/ui/button.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import Bookmark from 'lucide-react/icons/bookmark';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import type { Controls } from '../model/controls.ts';
import styles from './attempt-footer.module.css';

interface AttemptFooterProps {
  controls: Controls;
  isMarked: boolean;
  isPhone: boolean;
  saving: ReactNode;
  onStep: (by: 1 | -1) => void;
  onMark: () => void;
  onQuit: () => void;
  onSubmit: () => void;
  onSkip: () => void;
}

export function AttemptFooter(props: AttemptFooterProps) {
  const { controls, isMarked, isPhone, saving, onStep, onMark, onQuit, onSubmit, onSkip } = props;
  const t = useTexts();
  return (
    <div className={styles.foot}>
      <Steps canGoBack={controls.canGoBack} canGoOn={controls.canGoOn} onStep={onStep} />
      {isPhone ? (
        <IconButton
          look="round"
          label={t('quiz.mark')}
          aria-pressed={isMarked}
          className={isMarked ? styles.marked : undefined}
          icon={<Bookmark aria-hidden="true" />}
          onClick={onMark}
        />
      ) : null}
      <Button variant="quiet" onClick={onQuit}>
        {t('quiz.quit')}
      </Button>
      {isPhone ? null : <div className={styles.saving}>{saving}</div>}
      {controls.showsSubmit ? (
        <Button className={styles.main} disabled={!controls.canSubmit} onClick={onSubmit}>
          {t('quiz.submit')}
        </Button>
      ) : null}
      {controls.showsSkip ? (
        <Button className={styles.main} variant="quiet" onClick={onSkip}>
          {t('quiz.skip')}
        </Button>
      ) : null}
    </div>
  );
}

interface StepsProps {
  canGoBack: boolean;
  canGoOn: boolean;
  onStep: (by: 1 | -1) => void;
}

/** Previous and Next, rounded arrows. */
export function Steps({ canGoBack, canGoOn, onStep }: StepsProps) {
  const t = useTexts();
  return (
    <>
      <IconButton
        look="round"
        label={t('quiz.previous')}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={!canGoBack}
        onClick={() => onStep(-1)}
      />
      <IconButton
        look="round"
        label={t('quiz.next')}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={!canGoOn}
        onClick={() => onStep(1)}
      />
    </>
  );
}
