type FileType = 'application/pdf' | 'image/jpeg';

const longest = 120;
const endings: Record<FileType, { usual: string; known: RegExp }> = {
  'application/pdf': { usual: '.pdf', known: /\.pdf$/i },
  'image/jpeg': { usual: '.jpg', known: /\.jpe?g$/i },
};

/**
 * A name to show and to save under: no folders, no hidden or control signs, no signs that turn the reading order
 * (`exe.fdp` read backwards), and the ending that the file really has.
 */
export function cleanFileName(given: string, type: FileType): string {
  const { usual, known } = endings[type];
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const bare = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(known, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const ending = known.exec(last)?.[0].toLowerCase() ?? usual;
  return `${[...(bare || 'file')].slice(0, longest).join('')}${ending}`;
}
