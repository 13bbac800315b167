import { emailRule } from '#shared/forms/email-rule.ts';
import type { Rule } from '#shared/forms/use-fields.ts';

type SignInField = 'email' | 'password' | 'code';

export const signInRules: Record<SignInField, Rule<SignInField>> = {
  email: emailRule,
  password: (value) => (value === '' ? 'signIn.passwordRequired' : undefined),
  code: (value) => (/^\d{6}$/.test(value) ? undefined : 'signIn.codeInvalid'),
};

type InvitationField = 'password' | 'again' | 'code';

export const invitationRules: Record<InvitationField, Rule<InvitationField>> = {
  password: (value) =>
    /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d@$!%*#?&]{8,128}$/.test(value) ? undefined : 'invitation.passwordRule',
  again: (value, { password }) => (value === password ? undefined : 'invitation.passwordMismatch'),
  code: signInRules.code as Rule<InvitationField>,
};
