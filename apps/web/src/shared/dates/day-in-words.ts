import type { Locale } from '@shala/brand/brand.ts';

/** '2027-03-31' becomes '31 Mar 2027', in the words of the language. */
export function dayInWords(value: string, language: Locale): string {
  return new Intl.DateTimeFormat(`${language}-IN`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${value.slice(0, 10)}T00:00:00Z`));
}

/** '11 Jul' of an instant, in school time, wherever the device is. */
export function shortDay(instant: string, language: Locale): string {
  return new Intl.DateTimeFormat(`${language}-IN`, {
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(instant));
}

/** '11 Jul 2026' of an instant, in school time. */
export function dayOf(instant: string, language: Locale): string {
  return new Intl.DateTimeFormat(`${language}-IN`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(instant));
}

/** '14 Nov, 6:10 pm' of an instant, in school time, wherever the device is. */
export const momentInWords = (instant: string, language: Locale): string =>
  new Intl.DateTimeFormat(`${language}-IN`, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(instant));
