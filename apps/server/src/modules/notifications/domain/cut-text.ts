const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Cut between what readers see as letters: an Indic cluster is several code points. */
export function cutText(text: string, most: number): string {
  const letters = [...graphemes.segment(text.trim())];
  if (letters.length <= most) return text.trim();
  const kept = letters.slice(0, most - 1).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
