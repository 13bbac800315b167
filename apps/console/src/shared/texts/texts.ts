import type { Messages } from '@lingui/core';
import { giveCatalogues, type Translate, translate, useLanguage } from '@shala/app-kit/texts.ts';
import en from './en.json';

export { getLanguage, languages, setLanguage, startTexts, useLanguage } from '@shala/app-kit/texts.ts';
export type TextId = keyof typeof en;

// The build has turned the messages into what Lingui reads; TypeScript sees the file as it is written.
const compiled = (catalogue: unknown) => catalogue as Messages;

giveCatalogues(compiled(en), {
  start: {
    en: async () => compiled(en),
    hi: async () => compiled((await import('./hi.json')).default),
  },
});

export const t: Translate<TextId> = translate;

/** The texts of the current language; the component draws itself again when the language changes. */
export function useTexts(): typeof t {
  useLanguage();
  return t;
}
