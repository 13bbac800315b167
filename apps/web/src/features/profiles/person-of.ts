import type { Student } from '@shala/api-client/people.ts';

export const personOf = ({ id, firstName, pictureUrl }: Student) => ({
  id,
  name: firstName,
  picture: pictureUrl,
});
