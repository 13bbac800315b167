import { type Messages, setupI18n } from '@lingui/core';
import { languageKey } from '@shala/api-client/storage.ts';
import type { Brand, Locale } from '@shala/brand/brand.ts';
import { useSyncExternalStore } from 'react';
import { brandMessages } from './brand-messages.ts';
import en from './en.json';

export type TextId = keyof typeof en;
export type TextValues = Readonly<Record<string, string | number>>;

/** Each language by its own name, in its own script. */
export const languages: { code: Locale; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
];

const i18n = setupI18n({ locale: 'en', messages: { en: en as Messages } });
let overrides: Brand['texts'] = {};

const catalogues: Record<Locale, () => Promise<Messages>> = {
  en: async () => en as Messages,
  hi: async () => (await import('./hi.json')).default as Messages,
};

export const t = (id: TextId, values?: TextValues): string => i18n._(id, values);
export const getLanguage = (): Locale => i18n.locale as Locale;

/**
 * Before the first paint: the language chosen on this device, or else the one the server gave the page by the
 * browser's wishes; and the brand's own words over the catalogue.
 */
export async function startTexts(brandTexts: Brand['texts'], storage: Storage): Promise<void> {
  overrides = brandTexts;
  const wanted = storage.getItem(languageKey) ?? document.documentElement.lang;
  await activate(languages.find(({ code }) => code === wanted)?.code ?? 'en');
}

/** In place, without a reload; remembered for the next visit. */
export async function setLanguage(language: Locale): Promise<void> {
  await activate(language);
  localStorage.setItem(languageKey, language);
}

async function activate(language: Locale): Promise<void> {
  const catalogue = await catalogues[language]();
  const messages = { ...catalogue, ...brandMessages(overrides, language) };
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}

export const onLanguageChange = (listener: () => void) => i18n.on('change', listener);

export function useLanguage(): Locale {
  return useSyncExternalStore(onLanguageChange, getLanguage);
}

/** The texts of the current language; the component draws itself again when the language changes. */
export function useTexts(): typeof t {
  useLanguage();
  return t;
}
