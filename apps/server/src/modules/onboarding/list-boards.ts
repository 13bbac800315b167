import type { CatalogueModule } from '#modules/catalogue/index.ts';
import type { Queryable } from '#platform/db/database.ts';

type Offer = Awaited<ReturnType<CatalogueModule['listOffers']>>[number];
type Board = NonNullable<Offer['board']>;

export interface ClassRoomOffer extends Offer {
  board: Board;
}
export interface BoardOffer extends Board {
  classRooms: ClassRoomOffer[];
}

/** Only boards that have something to choose: one without class rooms would be a dead end. */
export async function listBoards(
  db: Queryable,
  { catalogue }: { catalogue: Pick<CatalogueModule, 'listOffers'> },
  where: { tenantId: number; locale: 'en' | 'hi' },
): Promise<BoardOffer[]> {
  const boards = new Map<number, BoardOffer>();
  for (const offer of await catalogue.listOffers(db, { ...where, kind: 'class_room' })) {
    const { board } = offer;
    if (board === null) continue;
    const known = boards.get(board.id) ?? { ...board, classRooms: [] };
    known.classRooms.push({ ...offer, board });
    boards.set(board.id, known);
  }
  return [...boards.values()];
}
