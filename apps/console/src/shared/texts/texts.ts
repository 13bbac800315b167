import type { Messages } from '@lingui/core';
import { giveCatalogues, type Translate, translate, useLanguage } from '@shala/app-kit/texts.ts';
import roomEn from '@shala/live-room/texts/en.json';
import en from './en.json';

export { getLanguage, languages, setLanguage, startTexts, useLanguage } from '@shala/app-kit/texts.ts';
export type TextId = keyof typeof en;

// The build has turned the messages into what Lingui reads; TypeScript sees the file as it is written.
const compiled = (...catalogues: unknown[]): Messages => Object.assign({}, ...catalogues);
const english = compiled(en, roomEn);

async function loadHindi(): Promise<Messages> {
  const [own, room] = await Promise.all([import('./hi.json'), import('@shala/live-room/texts/hi.json')]);
  return compiled(own.default, room.default);
}

giveCatalogues(english, { start: { en: async () => english, hi: loadHindi } });

export const t: Translate<TextId> = translate;

/** The texts of the current language; the component draws itself again when the language changes. */
export function useTexts(): typeof t {
  useLanguage();
  return t;
}
