/** Monday to Friday. What a state's own holidays are we do not know: they only make us quicker than promised. */
const isWorkingDay = (date: Date) => date.getUTCDay() !== 0 && date.getUTCDay() !== 6;

/** The day that is so many working days after a day, both YYYY-MM-DD; the day itself does not count. */
export function addWorkingDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}
