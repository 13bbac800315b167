import { checkDateOfBirth } from '#shared/dates/date-of-birth.ts';
import type { TextId } from '#shared/texts/texts.ts';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
/** What the server takes. */
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const MAX_NAME = 100;

/** The first word is the first name, all the rest the last name. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

function checkFullName(value: string): TextId | undefined {
  const { firstName, lastName } = splitName(value);
  if (firstName === '') return 'profiles.fullNameRequired';
  return Math.max(firstName.length, lastName.length) > MAX_NAME ? 'profiles.fullNameLong' : undefined;
}

export const childRules = {
  fullName: checkFullName,
  dateOfBirth: (value: string) => checkDateOfBirth(value),
};

/** The server looks into the file itself; this only spares a wrong choice the way. */
export function checkPicture({ type, size }: Pick<File, 'type' | 'size'>): TextId | undefined {
  if (!pictureTypes.includes(type)) return 'profiles.photoType';
  return size > MAX_PICTURE_BYTES ? 'profiles.photoSize' : undefined;
}
