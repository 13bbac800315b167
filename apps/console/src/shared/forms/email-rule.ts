import type { TextId } from '../texts/texts.ts';

export const emailRule = (value: string): TextId | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? undefined : 'signIn.emailInvalid';
