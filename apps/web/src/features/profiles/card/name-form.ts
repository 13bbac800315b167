/** The name as the form holds it while it is edited. */
export interface NameForm {
  readonly firstName: string;
  readonly lastName: string;
}

/** What stands in the field. */
export const shownName = ({ firstName, lastName }: NameForm): string =>
  lastName === '' ? firstName : `${firstName} ${lastName}`;

/** The field is one: what is typed is all the form knows, and the last name of before is gone from it. */
export const typeName = (_before: NameForm, text: string): NameForm => ({ firstName: text, lastName: '' });
