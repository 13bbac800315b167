import type { Timer } from '@shala/api-client/attempts-shape.ts';
import type { useTexts } from '#shared/texts/texts.ts';

interface Timed {
  readonly timer: Timer;
  readonly time: number | null;
}

/** '15 min', '30 s a question', 'No time limit'. */
export function timeText(t: ReturnType<typeof useTexts>, { timer, time }: Timed): string {
  if (timer === 'none' || time === null) return t('practice.noLimit');
  return timer === 'whole_quiz'
    ? t('practice.minutes', { count: time })
    : t('practice.secondsEach', { count: time });
}
