const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
// India has one zone and no summer time.
const indiaMs = 5.5 * 3_600_000;
/** Any Sunday at 17:00 in India: the letters of all weeks are whole weeks away from it. */
const someSunday = Date.parse('2026-01-04T17:00:00+05:30');
/** Whoever was down for longer lets the week go: old news on a Wednesday helps nobody. */
const catchUpMs = 2 * dayMs;

export interface DigestWeek {
  /** The Monday it is named after. */
  week: string;
  /** It tells of what happened after `from` and up to `to`, so that each thing is told of once. */
  from: Date;
  to: Date;
}

/** The week whose letter is due now: from Sunday 17:00 on, for two days. */
export function dueWeek(now: Date): DigestWeek | null {
  const to = someSunday + Math.floor((now.getTime() - someSunday) / weekMs) * weekMs;
  const week = weekUntil(to);
  return isTooLate(week, now) ? null : week;
}

export const isTooLate = ({ to }: DigestWeek, now: Date): boolean =>
  now.getTime() - to.getTime() >= catchUpMs;

/** The week of a name that `dueWeek` gave. */
export const weekOf = (week: string): DigestWeek =>
  weekUntil(Date.parse(`${week}T17:00:00+05:30`) + 6 * dayMs);

function weekUntil(to: number): DigestWeek {
  const monday = new Date(to + indiaMs - 6 * dayMs).toISOString().slice(0, 10);
  return { week: monday, from: new Date(to - weekMs), to: new Date(to) };
}

export const weekAfter = ({ to }: DigestWeek): { from: Date; to: Date } => ({
  from: to,
  to: new Date(to.getTime() + weekMs),
});
