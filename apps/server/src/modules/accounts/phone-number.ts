import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** The number in the one form it is stored in (E.164), or null. A number without a country is Indian. */
export function toPhoneNumber(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, 'IN');
  return parsed?.isValid() ? parsed.number : null;
}
