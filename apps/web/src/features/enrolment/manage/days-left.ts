import { indianDay } from '@shala/app-kit/date-words.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days until the end of a course, this one counted; 0 once it is over. Only to show: the server locks. */
export function daysLeft(endDate: string, now = new Date()): number {
  // Courses end at midnight in India, wherever the device is.
  const today = indianDay(now);
  return Math.max(0, (Date.parse(endDate.slice(0, 10)) - Date.parse(today)) / DAY + 1);
}
