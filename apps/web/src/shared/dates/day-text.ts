/** Days are typed and shown as DD-MM-YYYY; the server speaks YYYY-MM-DD. */
const shown = /^(\d{2})-(\d{2})-(\d{4})$/;
const stored = /^(\d{4})-(\d{2})-(\d{2})/;

/** '01-05-2013' becomes '2013-05-01'; null for what is no day of the calendar. */
export function readDay(text: string): string | null {
  const [, day, month, year] = shown.exec(text.trim()) ?? [];
  if (!day || !month || !year) return null;
  const value = `${year}-${month}-${day}`;
  // The 31st of February would quietly become a day in March.
  return dayOf(new Date(`${value}T00:00:00Z`)) === value ? value : null;
}

/** '2013-05-01' becomes '01-05-2013'. */
export function showDay(value: string): string {
  const [, year, month, day] = stored.exec(value) ?? [];
  return day ? `${day}-${month}-${year}` : '';
}

const dayOf = (date: Date): string => (Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10));

/** Only to help with typing: the server has the last word about birthdays. */
export const isFutureDay = (value: string): boolean => value > dayOf(new Date());
