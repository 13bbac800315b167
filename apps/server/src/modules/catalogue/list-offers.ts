import { inLocale, type Locale, localTextSchema } from '@shala/brand/brand.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectOffers } from './catalogue-store.ts';

interface ListOffers {
  tenantId: number;
  kind: 'class_room' | 'exam';
  locale: Locale;
}

interface BoardView {
  id: number;
  name: string;
  acronym: string;
  pictureKey: string | null;
}

export interface Offer {
  id: number;
  name: string;
  acronym: string | null;
  description: string | null;
  pictureKey: string | null;
  amountPaise: number;
  isActive: boolean;
  subjectCount: number;
  /** Class rooms have one, exams have none. */
  board: BoardView | null;
}

/** The courses that a student of the tenant may choose, in the order of the catalogue. */
export async function listOffers(db: Queryable, { tenantId, kind, locale }: ListOffers): Promise<Offer[]> {
  const rows = await selectOffers(db, tenantId, kind);
  const say = (value: unknown) => inLocale(localTextSchema.parse(value), locale);
  return rows.map((row) => ({
    id: row.id,
    name: say(row.name),
    acronym: row.acronym === null ? null : say(row.acronym),
    description: row.description === null ? null : say(row.description),
    pictureKey: row.picture_key,
    amountPaise: row.amount_paise,
    isActive: row.is_active,
    subjectCount: row.subject_count,
    board:
      row.board_id === null
        ? null
        : {
            id: row.board_id,
            name: say(row.board_name),
            acronym: say(row.board_acronym),
            pictureKey: row.board_picture_key,
          },
  }));
}
