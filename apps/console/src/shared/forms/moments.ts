import { clock, dateWords, wholeDay } from '@shala/app-kit/date-words.ts';

const two = (figure: number) => String(figure).padStart(2, '0');

/** A moment as the browser's field for day and time wants it. */
export function toField(moment: Date): string {
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** Null: nothing that is a moment stands in the field. */
export function fromField(value: string): string | null {
  const moment = new Date(value);
  return value === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** By the clock of the device, as the field above it. */
export const formatMoment = (iso: string, language: string): string =>
  dateWords(iso, language, {
    ...wholeDay,
    ...clock,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
