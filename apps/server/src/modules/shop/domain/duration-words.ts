const words = {
  en: {
    months: (count: number) => `${count} months`,
    days: (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`,
  },
  hi: { months: (count: number) => `${count} महीने`, days: (count: number) => `${count} दिन` },
} as const;

/** Whole years in months, as courses are sold; everything else in days. */
export const durationWords = (days: number, locale: 'en' | 'hi'): string =>
  days % 365 === 0 ? words[locale].months((days / 365) * 12) : words[locale].days(days);
