import { type Block, type Inline, parseProse } from '@shala/question-kit/parse-prose.ts';
import { splitMath } from '@shala/question-kit/split-math.ts';
import { createNotes } from './findings.ts';
import { toMarkdown } from './markup.ts';
import { parseHtml } from './parse-html.ts';
import { escapeXml } from './read-xml.ts';

/** As XHTML that any program draws; where the way back would not give the very same words, as they are. */
export function toXhtml(text: string): string {
  const { prose, formulas } = splitMath(text);
  const inline = (parts: readonly Inline[]): string =>
    parts
      .map((part) => {
        if (part.kind === 'text') return escapeXml(part.text);
        if (part.kind === 'break') return '<br/>';
        if (part.kind === 'formula') return escapeXml(formulas[part.index]?.source ?? '');
        const tag = part.kind === 'strong' ? 'strong' : 'em';
        return `<${tag}>${inline(part.children)}</${tag}>`;
      })
      .join('');
  const html = parseProse(prose)
    .map((block) => writeBlock(block, inline))
    .join('');
  return isSame(html, text) ? html : `<pre>${escapeXml(text)}</pre>`;
}

function writeBlock({ kind, items }: Block, inline: (parts: readonly Inline[]) => string): string {
  if (kind === 'paragraph') return items.map(({ children }) => `<p>${inline(children)}</p>`).join('');
  const tag = kind === 'bullets' ? 'ul' : 'ol';
  return `<${tag}>${items.map(({ children }) => `<li>${inline(children)}</li>`).join('')}</${tag}>`;
}

function isSame(html: string, text: string): boolean {
  const back = toMarkdown(parseHtml(html).children, createNotes([], 0));
  return back.text === text && back.figures.length === 0;
}
