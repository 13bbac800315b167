/** For days and times that are the school's, wherever the device is. */
const timeZone = 'Asia/Kolkata';

export const shortDay = { day: 'numeric', month: 'short' } as const;
export const wholeDay = { ...shortDay, year: 'numeric' } as const;
export const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** '14 Nov, 6:10 pm'; in Hindi '14 नव॰, शाम 6:10', as am and pm would be English. */
export function dateWords(
  at: string | number | Date,
  language: string,
  how: Intl.DateTimeFormatOptions,
): string {
  const partOfDay = language === 'hi' && how.hour !== undefined ? ({ dayPeriod: 'short' } as const) : {};
  return new Intl.DateTimeFormat(`${language}-IN`, { timeZone, ...how, ...partOfDay }).format(new Date(at));
}

/** '2026-11-14': days of the Indian calendar, not stretches of 24 hours. */
export const indianDay = (at: number | Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
