import type { Queryable } from '#platform/db/database.ts';
import type { Desk } from './desk.ts';
import { selectInstitutes } from './section-store.ts';

/** Schools with their years and sections, as far as the person runs them or teaches there. */
export const listSections = (db: Queryable, desk: Desk) => selectInstitutes(db, desk);
