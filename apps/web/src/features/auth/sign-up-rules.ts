import { checkDateOfBirth } from '#shared/dates/date-of-birth.ts';
import type { Rule } from '#shared/forms/use-fields.ts';
import { checkMobile } from '#shared/phone/phone-number.ts';
import { checkEmail } from './login-rules.ts';

export type SignUpField = 'mobile' | 'email' | 'studentName' | 'dateOfBirth';

export const signUpRules = (dialCode: string): Record<SignUpField, Rule<SignUpField>> => ({
  mobile: (value) => checkMobile(value, dialCode),
  email: (value) => checkEmail(value, 'register.emailRequired'),
  studentName: (value) => (value.trim() === '' ? 'register.nameRequired' : undefined),
  dateOfBirth: (value) => checkDateOfBirth(value),
});
