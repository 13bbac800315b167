/** Of age in India, and able to make a contract. */
export const fullAge = 18;

/** Whole years on a day, both YYYY-MM-DD. */
export function ageOn(day: string, dob: string): number {
  const years = Number(day.slice(0, 4)) - Number(dob.slice(0, 4));
  return day.slice(5) < dob.slice(5) ? years - 1 : years;
}
