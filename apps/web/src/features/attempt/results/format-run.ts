import type { useTexts } from '#shared/texts/texts.ts';
import { splitSeconds } from '../model/format-time.ts';

/** School time, wherever the device is. */
const zone = 'Asia/Kolkata';

export const formatMoment = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-IN`, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  }).format(new Date(instant));

export interface SpanPart {
  readonly value: number;
  readonly unit: string;
}

/** Hours, minutes and seconds; those that are zero go. */
export function spanParts(minutes: number, t: ReturnType<typeof useTexts>): SpanPart[] {
  const { hours, minutes: rest, seconds } = splitSeconds(minutes * 60);
  const parts = [
    { value: hours, unit: t('results.hours') },
    { value: rest, unit: t('results.minutes') },
    { value: seconds, unit: t('results.seconds') },
  ].filter(({ value }) => value > 0);
  return parts.length > 0 ? parts : [{ value: 0, unit: t('results.seconds') }];
}

export const spanText = (minutes: number, t: ReturnType<typeof useTexts>): string =>
  spanParts(minutes, t)
    .map(({ value, unit }) => `${value} ${unit}`)
    .join(' ');
