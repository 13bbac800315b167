import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Timer from 'lucide-react/icons/timer';
import { useEffect, useRef, useState } from 'react';
import { getPreferences } from '#shared/preferences/preferences.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { useSecondsLeft } from '../hooks/use-seconds-left.ts';
import { formatTimer } from '../model/format-time.ts';
import type { RunClock } from '../model/run-clock.ts';
import { nextAnnouncement } from '../model/time-announcements.ts';
import styles from './run-timer-chip.module.css';

/** What is left, as the server said it. It can be hidden: for some it is only pressure. */
export function RunTimerChip({ clock }: { clock: RunClock }) {
  const t = useTexts();
  const [isHidden, setIsHidden] = useState(getPreferences().hidesTimer);
  const seconds = useSecondsLeft(clock);
  const announced = useAnnouncement(seconds);
  if (seconds === null) return null;
  const Icon = isHidden ? Eye : EyeOff;
  return (
    <div className={styles.chip} data-urgent={seconds <= 60}>
      <Timer aria-hidden="true" />
      <span
        role="timer"
        aria-live="off"
        aria-label={t(clock.kind === 'per_question' ? 'quiz.timeLeftQuestion' : 'quiz.timeLeft')}
        className={styles.time}
      >
        {isHidden ? '··:··' : formatTimer(seconds)}
      </span>
      <button
        type="button"
        className={styles.hide}
        aria-label={t(isHidden ? 'quiz.showTimer' : 'quiz.hideTimer')}
        onClick={() => setIsHidden(!isHidden)}
      >
        <Icon aria-hidden="true" />
      </button>
      <VisuallyHidden>
        <span role="status">{announced === null ? '' : sayMoment(announced, t)}</span>
      </VisuallyHidden>
    </div>
  );
}

const sayMoment = (seconds: number, t: ReturnType<typeof useTexts>): string =>
  seconds >= 60 ? t('quiz.minutesLeft', { count: seconds / 60 }) : t('quiz.secondsLeft', { count: seconds });

/** The last of the few moments that are told. */
function useAnnouncement(seconds: number | null): number | null {
  const before = useRef(seconds);
  const [moment, setMoment] = useState<number | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = seconds;
    setMoment((told) => nextAnnouncement(told, last, seconds));
  }, [seconds]);
  return moment;
}
