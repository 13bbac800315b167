import { type Messages, setupI18n } from '@lingui/core';
import { languageKey } from '@shala/api-client/storage.ts';
import type { Brand, Locale } from '@shala/brand/brand.ts';
import { useSyncExternalStore } from 'react';
import { brandMessages } from './brand-messages.ts';

export type TextValues = Readonly<Record<string, string | number>>;

/** An app narrows the ids to those of its own catalogue. */
export type Translate<Id extends string> = (id: Id, values?: TextValues) => string;

type Loader = Record<Locale, () => Promise<Messages>>;

export interface Catalogues {
  /** Needed before the first screen can be drawn. */
  readonly start: Loader;
  /** Everything else; comes with the routes that ask for it. */
  readonly more?: Loader;
}

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

const nothing = async (): Promise<Messages> => ({});
const i18n = setupI18n({ locale: 'en', messages: { en: {} }, missing });
const listeners = new Set<() => void>();
const none: Loader = { en: nothing, hi: nothing };
let catalogues: Required<Catalogues> = { start: none, more: none };
let overrides: Brand['texts'] = {};
let wantsMore = false;

/** Called once by each app, as it is loaded: its first English texts are there from then on. */
export function giveCatalogues(english: Messages, all: Catalogues): void {
  catalogues = { more: none, ...all };
  i18n.load('en', english);
}

export const translate: Translate<string> = (id, values) => i18n._(id, values);
export const getLanguage = (): Locale => i18n.locale as Locale;

/**
 * Before the first paint: the language chosen on this device, or else the one the server gave the page by the
 * browser's wishes; and the brand's own words over the catalogue.
 */
export async function startTexts(brandTexts: Brand['texts'], storage: Storage): Promise<void> {
  overrides = brandTexts;
  addEventListener('storage', followOtherTabs);
  const wanted = storage.getItem(languageKey) ?? document.documentElement.lang;
  await activate(languages.find(({ code }) => code === wanted)?.code ?? 'en');
}

/** Two tabs of one person speak the same language. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  const language = languages.find(({ code }) => code === newValue)?.code;
  if (key === languageKey && language) void activate(language);
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
  const more = await catalogues.more[language]();
  wantsMore = true;
  if (getLanguage() === language) i18n.load(language, { ...more, ...brandMessages(overrides, language) });
  else await activate(getLanguage());
}

async function activate(language: Locale): Promise<void> {
  const { start, more } = catalogues;
  const [first, rest] = await Promise.all([start[language](), wantsMore ? more[language]() : {}]);
  const messages = { ...first, ...rest, ...brandMessages(overrides, language) };
  // Figures are grouped as in India: 1,00,000.
  i18n.loadAndActivate({ locale: language, locales: `${language}-IN`, messages });
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
