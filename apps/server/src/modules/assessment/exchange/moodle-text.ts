import type { LocalText, StoredFigure } from '@shala/question-kit/stored.ts';
import { toLocalText } from './draft.ts';
import { writeImg } from './figures.ts';
import type { Notes } from './findings.ts';
import { toMarkdown } from './markup.ts';
import { decodeEntities, parseHtml } from './parse-html.ts';
import { escapeXml } from './read-xml.ts';

export interface RichText {
  text: LocalText;
  figure: StoredFigure | null;
}

/** How Moodle writes one text in several languages. */
const languageSpan = /<span([^>]*\bclass=["']multilang["'][^>]*)>([\s\S]*?)<\/span>/gi;
const languageOf = (attributes: string) =>
  /\b(?:xml:)?lang=["']([\w-]+)["']/i.exec(attributes)?.[1]?.slice(0, 2);

function inLanguages(source: string, notes: Notes): { en: string; hi?: string } {
  const languages = new Set([...source.matchAll(languageSpan)].map(([, given = '']) => languageOf(given)));
  const only = (wanted: string) =>
    source.replaceAll(languageSpan, (_, given: string, words: string) =>
      languageOf(given) === wanted ? words : '',
    );
  for (const name of languages) {
    if (name !== 'en' && name !== 'hi') notes.warning('language_left_out', { name: name ?? '?' });
  }
  return languages.has('hi') ? { en: only('en'), hi: only('hi') } : { en: only('en') };
}

const anyTag = /<(\/?[a-z][^>]*)>/i;

/** Words in one of the four forms that Moodle has; whatever they hold, words come out of it. */
export function readMoodleText(source: string, format: string, notes: Notes): RichText {
  const figures: StoredFigure[] = [];
  const read = (words: string): string => {
    if (format === 'plain_text') return words;
    const lines = format === 'moodle_auto_format' ? words.trim().replaceAll('\n', '<br/>') : words;
    if (format === 'markdown') {
      const bare = words.replaceAll(/<img\b[^>]*>/gi, (img) => {
        figures.push(...toMarkdown(parseHtml(img).children, notes).figures);
        return '';
      });
      if (!anyTag.test(bare)) return decodeEntities(bare);
    }
    const made = toMarkdown(parseHtml(lines).children, notes);
    figures.push(...made.figures);
    return made.text;
  };
  const { en, hi } = format === 'plain_text' ? { en: source } : inLanguages(source, notes);
  const text = toLocalText(read(en), hi === undefined ? undefined : read(hi));
  return { text, figure: onlyOne(figures, notes) };
}

/** A text has room for one picture; in both languages the same one may stand. */
export function onlyOne(figures: readonly StoredFigure[], notes: Notes): StoredFigure | null {
  const [first, ...others] = figures;
  for (const other of others) {
    if (other.key !== first?.key) notes.warning('picture_left_out', { name: other.key });
  }
  return first ?? null;
}

/** As Markdown, with the signs of HTML escaped: Moodle draws it, and we read the very same words back. */
export function writeMoodleText(text: LocalText | null, figure: StoredFigure | null): string {
  const en = escapeXml(text?.en ?? '');
  const span = (language: string, words: string) =>
    `<span lang="${language}" class="multilang">${words}</span>`;
  const words = text?.hi === undefined ? en : span('en', en) + span('hi', escapeXml(text.hi));
  return words + (figure ? writeImg(figure) : '');
}
