import { type Item, type Language, type Text, wordsIn } from '../lesson/lesson.ts';
import { leadOf, sizeOf, textMark } from './text-mark.ts';

/** Gives underlines their path: below the text before them. */
export function underline(items: readonly Item[], language: Language): Item[] {
  let above: Text | undefined;
  return items.map((item) => {
    if ('text' in item) above = item;
    if (!('d' in item) || !item.under) return item;
    if (!above) throw new Error('There is no text above an underline.');
    return { ...item, d: pathBelow(above, language) };
  });
}

function pathBelow(text: Text, language: Language): string {
  const [left, , right, bottom] = textMark(text, language).tight;
  const rows = wordsIn(text.text, language).split('\n').length;
  const y = Math.max(bottom + 9, text.y + (rows - 1) * leadOf(text) + 0.45 * sizeOf(text));
  const width = right - left;
  return `M${left} ${y}C${left + width * 0.3} ${y - 6} ${left + width * 0.65} ${y + 6} ${right} ${y - 2}`;
}
