import { messages as en } from 'texts:en/start';
import { type Messages, setupI18n } from '@lingui/core';
import { languageKey } from '@shala/api-client/storage.ts';
import type { Brand, Locale } from '@shala/brand/brand.ts';
import { useSyncExternalStore } from 'react';
import { brandMessages } from './brand-messages.ts';
import type whole from './en.json';

export type TextId = keyof typeof whole;
export type TextValues = Readonly<Record<string, string | number>>;

/** Each language by its own name, in its own script. */
export const languages: { code: Locale; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
];

/** Where a text is missing, a test must fail; a reader sees its id, which is better than nothing. */
const missing = (_language: string, id: string): string => {
  if (import.meta.env.DEV) throw new Error(`no text '${id}' here: see the areas in vite/texts-plugin.ts`);
  return id;
};

const i18n = setupI18n({ locale: 'en', messages: { en }, missing });
const listeners = new Set<() => void>();
let overrides: Brand['texts'] = {};
let wantsMore = false;

const starts: Record<Locale, () => Promise<Messages>> = {
  en: async () => en,
  hi: async () => (await import('texts:hi/start')).messages,
};
const mores: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('texts:en/more')).messages,
  hi: async () => (await import('texts:hi/more')).messages,
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

/** The texts of everything behind the ways in; asked for by the routes, before they draw. */
export async function loadMoreTexts(): Promise<void> {
  if (wantsMore) return;
  const language = getLanguage();
  const more = await mores[language]();
  wantsMore = true;
  if (getLanguage() === language) i18n.load(language, { ...more, ...brandMessages(overrides, language) });
  else await activate(getLanguage());
}

async function activate(language: Locale): Promise<void> {
  const [start, more] = await Promise.all([starts[language](), wantsMore ? mores[language]() : {}]);
  const messages = { ...start, ...more, ...brandMessages(overrides, language) };
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLanguage(): Locale {
  return useSyncExternalStore(onLanguageChange, getLanguage);
}

/** The texts of the current language; the component draws itself again when the language changes. */
export function useTexts(): typeof t {
  useLanguage();
  return t;
}
