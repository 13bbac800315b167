import type { StoredFigure } from '@shala/question-kit/stored.ts';
import { readImg } from './figures.ts';
import type { Notes } from './findings.ts';
import { wordsOf, type XmlElement } from './read-xml.ts';

type Child = XmlElement | string;

const activeTags = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'svg',
  'applet',
  'link',
  'meta',
]);
const quietTags = new Set(['', 'span', 'font', 'body', 'html', 'tbody', 'itembody', 'simplechoice']);
const blockTags = new Set(['p', 'div', 'section', 'article', 'blockquote', 'prompt']);
const headings = /^h[1-6]$/;

interface Found {
  figures: StoredFigure[];
  notes: Notes;
}

/** The words of an element in our few marks of Markdown, and the pictures among them. */
export function toMarkdown(nodes: readonly Child[], notes: Notes): { text: string; figures: StoredFigure[] } {
  const found: Found = { figures: [], notes };
  return { text: toBlocks(nodes, found).join('\n\n'), figures: found.figures };
}

function toBlocks(nodes: readonly Child[], found: Found): string[] {
  const blocks: string[] = [];
  let line = '';
  const end = () => {
    const words = tidy(line);
    if (words !== '') blocks.push(words);
    line = '';
  };
  for (const node of nodes) {
    const block = typeof node === 'string' ? null : blockOf(node, found);
    if (block === null) {
      line += toInline([node], found);
      continue;
    }
    end();
    blocks.push(...block);
  }
  end();
  return blocks;
}

/** Null: it stands in a line with others. */
function blockOf(node: XmlElement, found: Found): string[] | null {
  const name = node.name.toLowerCase();
  if (name === 'pre') return [wordsOf(node).trim()];
  if (name === 'ul' || name === 'ol') return [toList(node, name, found)];
  if (headings.test(name)) return [`**${tidy(toInline(node.children, found))}**`];
  if (name === 'table' || name === 'tr') {
    found.notes.warning('markup_left_out', { name });
    return toBlocks(node.children, found);
  }
  return blockTags.has(name) ? toBlocks(node.children, found) : null;
}

function toList(list: XmlElement, kind: 'ul' | 'ol', found: Found): string {
  const items = list.children.filter((child) => typeof child !== 'string');
  return items
    .map((item, at) => {
      if (item.children.some((child) => typeof child !== 'string' && /^[uo]l$/i.test(child.name))) {
        found.notes.warning('markup_left_out', { name: 'li' });
      }
      const words = toBlocks(item.children, found).join('\n');
      return kind === 'ul' ? `- ${words}` : `${at + 1}. ${words}`;
    })
    .join('\n');
}

/** A space before and after stays outside of the marks. */
const wrap = (text: string, mark: string): string =>
  text.trim() === '' ? text : text.replace(/^(\s*)([\s\S]*?)(\s*)$/, `$1${mark}$2${mark}$3`);

function toInline(nodes: readonly Child[], found: Found): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node.replaceAll(/[ \t\r\n\f]+/g, ' ');
      return inlineOf(node, found);
    })
    .join('');
}

function inlineOf(node: XmlElement, found: Found): string {
  const { notes } = found;
  const name = node.name.toLowerCase();
  if (activeTags.has(name)) {
    notes.warning('active_content_removed', { name });
    return '';
  }
  if (name === 'img') {
    const figure = readImg(node.attributes, notes);
    if (figure) found.figures.push(figure);
    return '';
  }
  if (name === 'br') return '\n';
  const words = toInline(node.children, found);
  if (name === 'b' || name === 'strong') return wrap(words, '**');
  if (name === 'i' || name === 'em') return wrap(words, '*');
  if (name === 'sub') return words.trim() && `\\(_{${words.trim()}}\\)`;
  if (name === 'sup') return words.trim() && `\\(^{${words.trim()}}\\)`;
  if (name === 'td' || name === 'th') return `${words} `;
  if (!quietTags.has(name) && !blockTags.has(name)) notes.warning('markup_left_out', { name });
  return words;
}

const tidy = (line: string): string =>
  line
    .split('\n')
    .map((part) => part.replaceAll(/ {2,}/g, ' ').trim())
    .join('\n')
    .trim();
