import type { t as translate } from '#shared/texts/texts.ts';
import { formatDay, isToday, isTomorrow } from '#shared/time/india-time.ts';

/** Today, tomorrow, or the day. */
export function dayText(
  iso: string,
  { now, language, t }: { now: string; language: string; t: typeof translate },
) {
  if (isToday(iso, now)) return t('live.today');
  if (isTomorrow(iso, now)) return t('live.tomorrow');
  return formatDay(iso, language);
}
