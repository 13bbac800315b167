/** A PDF out of its objects, numbered from 1, with a table of where they stand. */
export function writePdf(objects: readonly (string | Buffer)[], trailer = '/Root 1 0 R'): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const starts: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    starts.push(length);
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  add(Buffer.from(end));
  return Buffer.concat(parts);
}

export const stream = (content: string | Buffer, entries = ''): Buffer => {
  const body = Buffer.from(content);
  const head = `<< /Length ${body.length} ${entries} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), body, Buffer.from('\nendstream')]);
};

interface Sheet {
  pages?: number;
  text?: string;
  /**
   * More entries of the catalogue, of each page, and more objects (from number 4 + 2 * pages on). An entry that a
   * page has already is replaced: twice in one dictionary, it would break the file for another reason.
   */
  catalogue?: string;
  page?: string;
  more?: readonly (string | Buffer)[];
  trailer?: string;
}

/** A small real sheet: catalogue, page tree, a font, then page and content in turn. */
export function makePdf(sheet: Sheet = {}): Buffer {
  const { pages = 1, text = 'Sums 1 to 8', catalogue = '', page = '', more = [], trailer } = sheet;
  const kids = Array.from({ length: pages }, (_none, index) => `${4 + 2 * index} 0 R`).join(' ');
  const usual = (index: number) => ({
    '/MediaBox': '[0 0 595 842]',
    '/Contents': `${5 + 2 * index} 0 R`,
    '/Resources': '<< /Font << /F1 3 0 R >> >>',
  });
  const entriesOf = (index: number) =>
    Object.entries(usual(index))
      .filter(([name]) => !page.includes(name))
      .map((entry) => entry.join(' '))
      .join(' ');
  const leaf = (index: number) => [
    `<< /Type /Page /Parent 2 0 R ${entriesOf(index)} ${page} >>`,
    stream(`BT /F1 24 Tf 72 720 Td (${text} page ${index + 1}) Tj ET`),
  ];
  return writePdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...Array.from({ length: pages }, (_none, index) => leaf(index)).flat(),
      ...more,
    ],
    trailer ?? '/Root 1 0 R',
  );
}
