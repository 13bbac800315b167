/** A calendar day, which no time zone may move: '15 Nov 2026'. */
export const formatDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
