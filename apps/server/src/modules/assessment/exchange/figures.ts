import { type StoredFigure, storedFigureSchema } from '@shala/question-kit/stored.ts';
import type { Notes } from './findings.ts';
import { escapeAttribute } from './read-xml.ts';

/** A picture travels as its key in our file store: the same bank finds it again, others are told. */
const scheme = 'shala-figure:';

/** `label` is what QTI has for words beside the alternative ones. */
export function writeImg({ key, alt, width, height }: StoredFigure): string {
  const hindi = alt.hi === undefined ? '' : ` label="${escapeAttribute(alt.hi)}"`;
  return `<img src="${scheme}${escapeAttribute(key)}" alt="${escapeAttribute(alt.en)}"${hindi} width="${width}" height="${height}"/>`;
}

export function readImg(attributes: Readonly<Record<string, string>>, notes: Notes): StoredFigure | null {
  const { src = '', alt = '', label, width, height } = attributes;
  if (!src.startsWith(scheme)) {
    notes.warning('picture_left_out', { name: src.startsWith('data:') ? 'data:' : src });
    return null;
  }
  return readFigure(
    {
      key: src.slice(scheme.length),
      alt: label === undefined ? { en: alt } : { en: alt, hi: label },
      width: Number(width),
      height: Number(height),
    },
    notes,
  );
}

export function readFigure(given: unknown, notes: Notes): StoredFigure | null {
  const figure = storedFigureSchema.safeParse(given);
  if (figure.success) return figure.data;
  notes.error('figure_wrong');
  return null;
}
