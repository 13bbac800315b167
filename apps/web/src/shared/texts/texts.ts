import { messages as en } from 'texts:en/start';
import { giveCatalogues, type Translate, translate, useLanguage } from '@shala/app-kit/texts.ts';
import type whole from './en.json';

export type { TextValues } from '@shala/app-kit/texts.ts';
export {
  getLanguage,
  languages,
  loadMoreTexts,
  setLanguage,
  startTexts,
  useLanguage,
} from '@shala/app-kit/texts.ts';
export type TextId = keyof typeof whole;

giveCatalogues(en, {
  start: {
    en: async () => en,
    hi: async () => (await import('texts:hi/start')).messages,
  },
  more: {
    en: async () => (await import('texts:en/more')).messages,
    hi: async () => (await import('texts:hi/more')).messages,
  },
});

export const t: Translate<TextId> = translate;

/** The texts of the current language; the component draws itself again when the language changes. */
export function useTexts(): typeof t {
  useLanguage();
  return t;
}
