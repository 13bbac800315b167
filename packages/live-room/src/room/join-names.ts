import type { Translate } from '@shala/app-kit/texts.ts';
import type { RoomTextId } from '../room-texts.ts';

/** 'A', 'A & B', 'A, B & C' */
export function joinNames(names: readonly string[], t: Translate<RoomTextId>): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return t('room.joinLast', { first: names.slice(0, -1).join(', '), last });
}
