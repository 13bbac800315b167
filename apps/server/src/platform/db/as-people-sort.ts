import { sql } from 'kysely';

/**
 * Behind a name to sort by: capitals beside small letters, Hindi behind English, vowel signs in their order. The
 * database itself sorts by code points, so that its indexes are right on every machine.
 */
export const asPeopleSort = sql`COLLATE "und-x-icu"`;
