type Written = 'en-IN' | 'hi-IN';

const inIndia = { timeZone: 'Asia/Kolkata', numberingSystem: 'latn' } as const;
/** Hindi says 'शाम 6:10': am and pm would be English. */
const clock = (locale: Written): Intl.DateTimeFormatOptions => ({
  hour: 'numeric',
  minute: '2-digit',
  ...(locale === 'hi-IN' && { dayPeriod: 'short' }),
});

/** The families' clock, whatever the server's is. */
export const clockTime = (locale: Written, at: Date): string =>
  new Intl.DateTimeFormat(locale, { ...inIndia, ...clock(locale) }).format(at);

export const dayAndClock = (locale: Written, at: Date): string =>
  new Intl.DateTimeFormat(locale, { ...inIndia, day: 'numeric', month: 'short', ...clock(locale) }).format(
    at,
  );
