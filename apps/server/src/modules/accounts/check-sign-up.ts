import { AppError } from '#platform/app-error.ts';
import { readToday } from '#platform/db/clock.ts';
import type { Queryable } from '#platform/db/database.ts';
import { isStudentsBirthday } from './domain/student-age.ts';
import type { SignUp } from './send-otp.ts';

const addressShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a form is said before a code is spent on it. */
export async function checkSignUp(db: Queryable, form: SignUp): Promise<SignUp> {
  const email = form.email.trim().toLowerCase();
  if (!addressShape.test(email)) throw new AppError('invalid');
  if (!isStudentsBirthday(form.dob, await readToday(db)))
    throw new AppError('dob_out_of_range', { dob: form.dob });
  return { email, firstName: form.firstName.trim(), dob: form.dob };
}
