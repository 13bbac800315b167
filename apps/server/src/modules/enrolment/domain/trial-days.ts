/** The last open day of a trial of so many days that starts on `fromDay`, which is its first. */
export function lastTrialDay(fromDay: string, days: number): string {
  const day = new Date(`${fromDay}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days - 1);
  return day.toISOString().slice(0, 10);
}
