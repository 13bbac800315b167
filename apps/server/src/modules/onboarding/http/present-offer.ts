import type { board, exam } from '@shala/wire/onboarding.ts';
import type { z } from 'zod/mini';
import type { CatalogueModule } from '#modules/catalogue/index.ts';
import type { Storage } from '#platform/storage.ts';
import type { BoardOffer, ClassRoomOffer } from '../list-boards.ts';

type Files = Pick<Storage, 'signedUrl'>;
type WireBoard = z.infer<typeof board>;
type WireClassRoom = WireBoard['class_rooms'][number];
type Offer = Awaited<ReturnType<CatalogueModule['listOffers']>>[number];

export async function presentBoard(files: Files, offer: BoardOffer): Promise<WireBoard> {
  const pictureUrl = await files.signedUrl(offer.pictureKey);
  return {
    id: offer.id,
    name: offer.name,
    acronym: offer.acronym,
    display_picture_url: pictureUrl,
    img_url: pictureUrl,
    class_rooms: await Promise.all(offer.classRooms.map((classRoom) => presentClassRoom(files, classRoom))),
  };
}

async function presentClassRoom(files: Files, offer: ClassRoomOffer): Promise<WireClassRoom> {
  return {
    id: offer.id,
    name: offer.name,
    board_name: offer.board.name,
    board_acronym: offer.board.acronym,
    amount_paise: offer.amountPaise,
    amount_rupees: offer.amountPaise / 100,
    is_active: offer.isActive,
    class_room_subject_count: offer.subjectCount,
    display_picture_url: await files.signedUrl(offer.pictureKey),
    board: { id: offer.board.id, name: offer.board.name, acronym: offer.board.acronym },
  };
}

export async function presentExam(files: Files, offer: Offer): Promise<z.infer<typeof exam>> {
  return {
    id: offer.id,
    name: offer.name,
    acronym: offer.acronym ?? '',
    description: offer.description,
    amount_paise: offer.amountPaise,
    amount_rupees: offer.amountPaise / 100,
    is_active: offer.isActive,
    exam_subject_count: offer.subjectCount,
    display_picture_url: await files.signedUrl(offer.pictureKey),
  };
}
