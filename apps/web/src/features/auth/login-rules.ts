import type { TextId } from '#shared/texts/texts.ts';

export interface LoginValues {
  readonly email: string;
  readonly password: string;
}
export type LoginErrors = { readonly [field in keyof LoginValues]?: TextId | undefined };

function checkEmail(value: string): TextId | undefined {
  const email = value.trim();
  if (email === '') return 'login.emailRequired';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'login.emailInvalid';
}

function checkPassword(value: string): TextId | undefined {
  if (value === '') return 'login.passwordRequired';
  return /\s/.test(value) ? 'login.passwordWhitespace' : undefined;
}

export const loginRules: Record<keyof LoginValues, (value: string) => TextId | undefined> = {
  email: checkEmail,
  password: checkPassword,
};
