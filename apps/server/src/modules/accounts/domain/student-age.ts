import { ageOn } from '#platform/text/days.ts';

const youngest = 3;
const oldest = 25;

/** True for the birthday of somebody who is a student on that day; false for a day no calendar has. */
export function isStudentsBirthday(dob: string, today: string): boolean {
  const age = ageOn(dob, today);
  return isRealDay(dob) && age >= youngest && age <= oldest;
}

function isRealDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
