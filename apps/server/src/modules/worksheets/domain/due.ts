// India has one zone and no summer time.
const indiaOffsetMs = 330 * 60_000;
const dayMs = 86_400_000;

/** The last second of a day in India. */
export const endOfIndianDay = (day: string): Date => new Date(`${day}T23:59:59+05:30`);

/** A day means its end. */
export const dueMoment = (due: string): Date =>
  /^\d{4}-\d{2}-\d{2}$/.test(due) ? endOfIndianDay(due) : new Date(due);

/** What a clock on an Indian wall shows at this moment, without a zone. */
export const indianTime = (moment: Date): string =>
  new Date(moment.getTime() + indiaOffsetMs).toISOString().slice(0, 19);

/** A round that follows a return lasts at least so many more days. */
const correctionDays = 3;

export function dueOfCorrection(worksheetDue: Date, now: Date): Date {
  const day = indianTime(new Date(now.getTime() + correctionDays * dayMs)).slice(0, 10);
  const least = endOfIndianDay(day);
  return worksheetDue > least ? worksheetDue : least;
}

export type RoundState = 'draft' | 'turned_in' | 'returned' | 'graded';

interface Standing {
  state: RoundState;
  dueAt: Date;
}

/** The due moment itself is in time. */
export const isOverdue = ({ state, dueAt }: Standing, now: Date): boolean => state === 'draft' && now > dueAt;
export const canSubmit = ({ state, dueAt }: Standing, now: Date): boolean =>
  state === 'draft' && now <= dueAt;
