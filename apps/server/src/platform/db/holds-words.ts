import { type RawBuilder, sql } from 'kysely';

/** Whether a text per language holds the words as they stand, in the reader's language or in English. */
export const holdsWords = (column: string, words: string, locale: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(search_form(concat_ws(chr(10), ${sql.ref(column)} ->> ${locale}, ${sql.ref(column)} ->> 'en')), search_form(${words})) > 0`;
