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

/** Full years; negative for a day that has not come yet. */
function ageOn(dob: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}
