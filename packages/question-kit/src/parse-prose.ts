import { formulaMark } from './split-math.ts';

/** `at` is the place in the text: a name that stays the same while the text does. */
export type Inline =
  | { at: number; kind: 'text'; text: string }
  | { at: number; kind: 'break' }
  | { at: number; kind: 'formula'; index: number }
  | { at: number; kind: 'strong'; children: Inline[] }
  | { at: number; kind: 'emphasis'; children: Inline[] };

export interface Block {
  at: number;
  kind: 'paragraph' | 'bullets' | 'numbers';
  /** Items of a list; a paragraph is one item. */
  items: { at: number; children: Inline[] }[];
}

const inline = new RegExp(
  String.raw`(?<break>\n)|${formulaMark.source}|\*\*(?<strong>\S(?:[^*]*\S)?)\*\*|\*(?<emphasis>[^\s*](?:[^*]*[^\s*])?)\*`,
  'g',
);

function parseInline(text: string, start: number): Inline[] {
  const parts: Inline[] = [];
  let done = 0;
  for (const match of text.matchAll(inline)) {
    const at = start + match.index;
    if (match.index > done) {
      parts.push({ at: start + done, kind: 'text', text: text.slice(done, match.index) });
    }
    done = match.index + match[0].length;
    const { strong, emphasis } = match.groups ?? {};
    if (strong !== undefined) parts.push({ at, kind: 'strong', children: parseInline(strong, at + 2) });
    else if (emphasis !== undefined)
      parts.push({ at, kind: 'emphasis', children: parseInline(emphasis, at + 1) });
    else if (match[2] !== undefined) parts.push({ at, kind: 'formula', index: Number(match[2]) });
    else parts.push({ at, kind: 'break' });
  }
  if (done < text.length) parts.push({ at: start + done, kind: 'text', text: text.slice(done) });
  return parts;
}

const listItem = /^\s*(?:(?<bullet>[-*•])|\d{1,2}[.)])\s+(?=\S)/;

/** Paragraphs, lines, two kinds of lists, strong and emphasis: all the markup that questions need. */
export function parseProse(prose: string): Block[] {
  const blocks: Block[] = [];
  let open: { block: Block; text: string; at: number } | null = null;
  const close = () => {
    if (open) open.block.items.push({ at: open.at, children: parseInline(open.text, open.at) });
    open = null;
  };
  let at = 0;
  for (const line of prose.split('\n')) {
    const item = listItem.exec(line);
    const last: Block | undefined = blocks.at(-1);
    if (line.trim() === '') close();
    else if (item) {
      const kind = item.groups?.bullet === undefined ? 'numbers' : 'bullets';
      const wasOpen: boolean = open !== null;
      close();
      const block: Block = last?.kind === kind && wasOpen ? last : { at, kind, items: [] };
      if (block !== last) blocks.push(block);
      open = { block, text: line.slice(item[0].length), at: at + item[0].length };
    } else if (open) open.text += `\n${line}`;
    else {
      const block: Block = { at, kind: 'paragraph', items: [] };
      blocks.push(block);
      open = { block, text: line, at };
    }
    at += line.length + 1;
  }
  close();
  return blocks;
}
