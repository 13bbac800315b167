import type { TextId } from '../texts/texts.ts';

export const defaultDialCode = '91';
const phoneDigits = 10;

/** E.164: at most fifteen digits with the country code; no country has national numbers under four. */
const mostDigits = 15;
const fewestDigits = 4;

/** Only the digits of what was typed or pasted; a number that brings our own country code loses it. */
export function readDigits(typed: string, dialCode: string): string {
  const digits = typed.replace(/\D/g, '');
  if (typed.trim().startsWith('+') && digits.startsWith(dialCode)) return digits.slice(dialCode.length);
  // Indian numbers are often written with the trunk zero.
  if (dialCode === defaultDialCode && digits.length === phoneDigits + 1 && digits.startsWith('0')) {
    return digits.slice(1);
  }
  return digits;
}

export function checkMobile(digits: string, dialCode: string): TextId | undefined {
  if (digits === '') return 'register.mobileRequired';
  if (dialCode === defaultDialCode) {
    return digits.length === phoneDigits ? undefined : 'register.mobileTenDigits';
  }
  const isPossible = digits.length >= fewestDigits && digits.length + dialCode.length <= mostDigits;
  return isPossible ? undefined : 'register.mobileInvalid';
}

/** The form in which the server stores numbers. */
export const toInternational = (digits: string, dialCode: string): string => `+${dialCode}${digits}`;

/** Ten digits in two halves, as people here read them out. */
export const groupDigits = (digits: string): string =>
  digits.length > 5 && digits.length <= phoneDigits ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits;

/** '+919845012345' becomes '+91 98450 12345'; other countries stay as they are. */
export const showPhone = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
