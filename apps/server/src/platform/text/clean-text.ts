/** Signs that show nothing but change how the rest is read: of the terminal, and those that turn the direction. */
const harmful = /(?!\n)[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** The words as they are kept: text and line ends, nothing a page or a reader could be tricked by. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(harmful, '')
    .normalize('NFC')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
