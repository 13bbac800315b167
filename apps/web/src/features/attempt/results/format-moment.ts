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
