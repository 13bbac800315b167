/** How much of a message stands on the board. */
const PREVIEW_CHARS = 150;

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** Cut between letters as people see them: a letter of Devanagari never loses its vowel sign. */
export function cutText(text: string, most = PREVIEW_CHARS): { text: string; isCut: boolean } {
  let kept = '';
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (count === most) return { text: `${kept.trimEnd()}…`, isCut: true };
    kept += segment;
    count += 1;
  }
  return { text, isCut: false };
}
