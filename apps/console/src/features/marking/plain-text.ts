/** The beginning of a text as one line: without its marks and line breaks. */
export const plainText = (text: string): string =>
  text
    .replace(/\\[()[\]]|\$|\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
