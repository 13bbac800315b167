import type { XmlElement } from './read-xml.ts';

const tag = /<!--[\s\S]*?-->|<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const voids = new Set(['br', 'img', 'hr', 'input', 'wbr', 'col', 'source', 'embed', 'meta', 'link']);

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  times: '×',
  divide: '÷',
  minus: '−',
  plusmn: '±',
  deg: '°',
  le: '≤',
  ge: '≥',
  ne: '≠',
  pi: 'π',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  rarr: '→',
  frac12: '½',
};

/** What is no known name stays as it was written. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return (code >= 32 || code === 10 || code === 9) && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });

/** HTML as people and other programs write it: what is not closed is closed by what stands around it. */
export function parseHtml(html: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], line: 1 };
  const open: XmlElement[] = [root];
  let done = 0;
  const addText = (text: string) => {
    if (text !== '') open.at(-1)?.children.push(decodeEntities(text));
  };
  for (const match of html.matchAll(tag)) {
    addText(html.slice(done, match.index));
    done = match.index + match[0].length;
    const name = match[2]?.toLowerCase();
    if (name === undefined) continue;
    if (match[1] === '/') {
      const at = open.findLastIndex((element) => element.name === name);
      if (at > 0) open.length = at;
      continue;
    }
    const element: XmlElement = { name, attributes: attributesOf(match[3] ?? ''), children: [], line: 1 };
    open.at(-1)?.children.push(element);
    const isClosed = voids.has(name) || (match[3] ?? '').endsWith('/');
    if (!isClosed && open.length < 60) open.push(element);
  }
  addText(html.slice(done));
  return root;
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    found[name.toLowerCase()] = decodeEntities(double ?? single ?? bare ?? '');
  }
  return found;
}
