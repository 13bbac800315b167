import type { Locale } from '@shala/brand/brand.ts';

/** '14 Nov, 6:10 pm' in school time, wherever the device is. */
export const postTime = (instant: string, language: Locale): string =>
  new Intl.DateTimeFormat(`${language}-IN`, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(instant));
