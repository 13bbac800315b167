/** Points on a page of A4. */
const page = { width: 595, height: 842, margin: 64 };
const lineLength = 82;

/** One page with a title and plain lines, in a font every reader has; signs it does not have are left out. */
export function sheetPdf(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrap(plain(paragraph)), '']);
  const top = page.height - page.margin;
  const text = [
    `BT /F2 20 Tf ${page.margin} ${top} Td (${quote(plain(title))}) Tj ET`,
    `0.2 0.27 0.83 RG 2 w ${page.margin} ${top - 14} m ${page.width - page.margin} ${top - 14} l S`,
    `BT /F1 12 Tf 18 TL ${page.margin} ${top - 44} Td`,
    ...lines.map((line) => `(${quote(line)}) Tj T*`),
    'ET',
  ].join('\n');
  return write([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 6 0 R
/Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ]);
}

function write(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const count = objects.length + 1;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(
    `${body}${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

const plain = (text: string): string => text.replace(/[^ -~\u00a0-\u00ff]/gu, '').trim();
const quote = (text: string): string => text.replace(/[\\()]/g, '\\$&');

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
