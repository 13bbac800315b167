/** '1 Apr 2026' of a day that has no hour. */
export const formatDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

export const formatMoment = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  );
