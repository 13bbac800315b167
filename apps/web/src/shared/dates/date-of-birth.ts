import type { TextId } from '../texts/texts.ts';
import { isFutureDay, readDay } from './day-text.ts';

const MIN_AGE = 3;
const MAX_AGE = 25;

/** What is wrong with a student's date of birth; the server has the same bounds and the last word. */
export function checkDateOfBirth(text: string, today = new Date()): TextId | undefined {
  if (text.trim() === '') return 'dateOfBirth.required';
  const day = readDay(text);
  if (day === null) return 'dateOfBirth.invalid';
  if (isFutureDay(day)) return 'dateOfBirth.future';
  const age = ageOn(day, today.toISOString().slice(0, 10));
  return age < MIN_AGE || age > MAX_AGE ? 'dateOfBirth.age' : undefined;
}

function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
