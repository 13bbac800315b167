/** In the reader's language where it was written, otherwise in English. */
export const inLanguage = (words: { en: string; hi?: string | null | undefined }, language: string): string =>
  (language === 'hi' && words.hi) || words.en;
