import type { Locale, LocalText } from '@shala/brand/brand.ts';

/** As inLocale of the brand package, without its schemas: the first screen has no room for them. */
export const inLanguage = (text: LocalText, language: Locale): string => text[language] ?? text.en;
