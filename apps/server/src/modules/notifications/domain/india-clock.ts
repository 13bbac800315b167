type Written = 'en-IN' | 'hi-IN';

const inIndia = { timeZone: 'Asia/Kolkata', numberingSystem: 'latn' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** The families' clock, whatever the server's is. */
export const clockTime = (locale: Written, at: Date): string =>
  new Intl.DateTimeFormat(locale, { ...inIndia, ...clock }).format(at);

export const dayAndClock = (locale: Written, at: Date): string =>
  new Intl.DateTimeFormat(locale, { ...inIndia, day: 'numeric', month: 'short', ...clock }).format(at);
