import type { useTexts } from '#shared/texts/texts.ts';

export interface SpanPart {
  readonly value: number;
  readonly unit: string;
}

/** Hours, minutes and seconds; those that are zero go. */
export function spanParts(minutes: number, t: ReturnType<typeof useTexts>): SpanPart[] {
  const whole = Math.round(minutes * 60);
  const parts = [
    { value: Math.floor(whole / 3600), unit: t('results.hours') },
    { value: Math.floor((whole % 3600) / 60), unit: t('results.minutes') },
    { value: whole % 60, unit: t('results.seconds') },
  ].filter(({ value }) => value > 0);
  return parts.length > 0 ? parts : [{ value: 0, unit: t('results.seconds') }];
}

export const spanText = (minutes: number, t: ReturnType<typeof useTexts>): string =>
  spanParts(minutes, t)
    .map(({ value, unit }) => `${value} ${unit}`)
    .join(' ');
