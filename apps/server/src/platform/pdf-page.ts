import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import { unpackWoff } from './unpack-woff.ts';

type Weight = 400 | 600;

export interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: string;
  align?: 'left' | 'right';
}

const require = createRequire(import.meta.url);
const fontFolder = dirname(require.resolve('@fontsource/mukta/files/mukta-latin-400-normal.woff'));

type Script = 'latin' | 'latin-ext' | 'devanagari';

const fontName = (script: Script, weight: Weight) => `mukta-${script}-${weight}`;
const fonts = new Map<string, Buffer>();

/** WOFF and not WOFF2: of the latter fontkit makes empty glyphs when it embeds a part of the font. */
function fontOf(name: string): Buffer {
  const known = fonts.get(name);
  if (known) return known;
  const font = unpackWoff(readFileSync(join(fontFolder, `${name}-normal.woff`)));
  fonts.set(name, font);
  return font;
}

/** Each file of the font has the signs of one script only; the rupee stands among the further Latin ones. */
const letters = String.raw`(?:\p{Script=Devanagari}|\u200c|\u200d)+`;
const runs = new RegExp(
  String.raw`(?<devanagari>${letters}(?: ${letters})*)|(?<extended>[\u0100-\u02ff\u1e00-\u1eff\u20b9]+)|.`,
  'gsu',
);

interface Run {
  script: Script;
  text: string;
}

function runsOf(text: string): Run[] {
  const found: Run[] = [];
  for (const { 0: part, groups } of text.normalize('NFC').matchAll(runs)) {
    const script = groups?.devanagari ? 'devanagari' : groups?.extended ? 'latin-ext' : 'latin';
    const last = found.at(-1);
    if (last?.script === script) last.text += part;
    else found.push({ script, text: part });
  }
  return found;
}

export type PdfPage = ReturnType<typeof openPdf>;

/** Pages of A4 in points. The same calls make the same bytes, whatever the day: the date is given. */
export function openPdf({ title, author, day }: { title: string; author: string; day: string }) {
  const date = new Date(`${day}T00:00:00Z`);
  const info = { Title: title, Author: author, CreationDate: date, ModDate: date };
  const doc = new PDFDocument({ size: 'A4', margin: 0, lang: 'en-IN', displayTitle: true, info });
  const used = new Set<string>();

  const use = (script: Script, { size, weight = 400 }: TextStyle) => {
    const name = fontName(script, weight);
    if (!used.has(name)) doc.registerFont(name, fontOf(name));
    used.add(name);
    return doc.font(name).fontSize(size);
  };
  const widthOf = (text: string, style: TextStyle) =>
    runsOf(text).reduce((width, run) => width + use(run.script, style).widthOfString(run.text), 0);

  return {
    width: doc.page.width,
    height: doc.page.height,
    widthOf,
    /** One line; aligned right, it ends at x. The baseline's line box begins at y. */
    text(text: string, x: number, y: number, style: TextStyle) {
      let left = style.align === 'right' ? x - widthOf(text, style) : x;
      for (const run of runsOf(text)) {
        use(run.script, style).fillColor(style.colour ?? '#1d2333');
        // Conjuncts are drawn in another order than they are written: a reader that copies gets the letters.
        if (run.script === 'devanagari') doc.markContent('Span', { actual: run.text });
        doc.text(run.text, left, y, { lineBreak: false });
        if (run.script === 'devanagari') doc.endMarkedContent();
        left += doc.widthOfString(run.text);
      }
    },
    /** Lines no wider than this; a single word may be. */
    wrap(text: string, width: number, style: TextStyle): string[] {
      const lines: string[] = [];
      for (const word of text.split(/\s+/).filter(Boolean)) {
        const last = lines.at(-1);
        const longer = last === undefined ? word : `${last} ${word}`;
        if (last !== undefined && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },
    box(x: number, y: number, width: number, height: number, colour: string) {
      doc.rect(x, y, width, height).fill(colour);
    },
    rule(x: number, y: number, width: number, colour: string) {
      doc.rect(x, y, width, 0.75).fill(colour);
    },
    addPage() {
      doc.addPage({ size: 'A4', margin: 0 });
    },
    async close(): Promise<Buffer> {
      const chunks: Buffer[] = [];
      doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      const ended = new Promise<void>((resolve, reject) => {
        doc.on('end', resolve);
        doc.on('error', reject);
      });
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
