import type { Locale } from '@shala/brand/brand.ts';

/**
 * In the reader's language where it was written, otherwise in English. As inLocale of the brand package, without its
 * schemas: the first screen has no room for them.
 */
export const inLanguage = (words: { en: string; hi?: string | null | undefined }, language: Locale): string =>
  words[language] || words.en;
