import type { Rule } from '#shared/forms/use-fields.ts';
import type { TextId } from '#shared/texts/texts.ts';

export type LoginField = 'email' | 'password';

export function checkEmail(value: string, whenEmpty: TextId = 'login.emailRequired'): TextId | undefined {
  const email = value.trim();
  if (email === '') return whenEmpty;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'login.emailInvalid';
}

function checkPassword(value: string): TextId | undefined {
  if (value === '') return 'login.passwordRequired';
  return /\s/.test(value) ? 'login.passwordWhitespace' : undefined;
}

export const loginRules: Record<LoginField, Rule<LoginField>> = {
  email: (value) => checkEmail(value),
  password: checkPassword,
};
