import type { Rule } from '#shared/forms/use-fields.ts';

export const passwordMinimum = 8;
const allowed = new RegExp(`^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d@$!%*#?&]{${passwordMinimum},128}$`);

export type NewPasswordField = 'password' | 'confirmation';

/** The rule is for new passwords only: an old one may hold other characters and still signs in. */
export const newPasswordRules: Record<NewPasswordField, Rule<NewPasswordField>> = {
  password: (value) => {
    if (value === '') return 'login.passwordRequired';
    return allowed.test(value) ? undefined : 'password.rule';
  },
  confirmation: (value, { password }) => {
    if (value === '') return 'login.passwordRequired';
    return value === password ? undefined : 'password.mismatch';
  },
};
