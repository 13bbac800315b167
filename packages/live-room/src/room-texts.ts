import { type Translate, translate, useLanguage } from '@shala/app-kit/texts.ts';
import type en from './texts/en.json';

/** The room's own words; both apps join them into their catalogues. */
export type RoomTextId = keyof typeof en;

const t: Translate<RoomTextId> = translate;

export function useRoomTexts(): typeof t {
  useLanguage();
  return t;
}
