import type { Turn } from './read-photo.ts';

/** A page of the PDF: a JPEG, how large it is in points of the picture, and how far it is turned to the right. */
export interface PdfPage {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly turn: Turn;
}

/** A4 in points. */
const paper = { short: 595, long: 842, margin: 18 };

/**
 * A PDF of JPEGs, one for each A4 page: the pictures are put in as they are, so nothing is lost and nothing has to
 * be computed. Lying pictures get a lying page.
 */
export function writePdf(pages: readonly PdfPage[]): Blob {
  const parts: BlobPart[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? latin(part) : part;
    parts.push(bytes as Uint8Array<ArrayBuffer>);
    length += bytes.length;
  };
  const object = (id: number, body: string, stream?: Uint8Array) => {
    offsets[id] = length;
    add(`${id} 0 obj\n${body}\n`);
    if (stream) {
      add('stream\n');
      add(stream);
      add('\nendstream\n');
    }
    add('endobj\n');
  };

  add('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n');
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ');
  object(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  pages.forEach((page, index) => {
    const [pageId, contentId, imageId] = [3 + index * 3, 4 + index * 3, 5 + index * 3];
    const { sheet, image } = layOut(page);
    const drawing = `q ${placing[page.turn](image).map(round).join(' ')} cm /Im Do Q`;
    object(
      pageId,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] ` +
        `/Resources << /XObject << /Im ${imageId} 0 R >> >> /Contents ${contentId} 0 R >>`,
    );
    object(contentId, `<< /Length ${drawing.length} >>`, latin(drawing));
    object(
      imageId,
      `<< /Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /DCTDecode /Length ${page.jpeg.length} >>`,
      page.jpeg,
    );
  });
  const start = length;
  const table = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${table.join('')}`);
  add(`trailer\n<< /Size ${offsets.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}

/** The picture in the middle of its page, as large as fits between the margins. */
function layOut(page: Omit<PdfPage, 'jpeg'>) {
  const isOnSide = page.turn === 90 || page.turn === 270;
  const [width, height] = isOnSide ? [page.height, page.width] : [page.width, page.height];
  const isLying = width > height;
  const sheet = isLying
    ? { width: paper.long, height: paper.short }
    : { width: paper.short, height: paper.long };
  const scale = Math.min(
    (sheet.width - 2 * paper.margin) / width,
    (sheet.height - 2 * paper.margin) / height,
  );
  const image = { width: round(width * scale), height: round(height * scale) };
  return {
    sheet,
    image: {
      ...image,
      left: round((sheet.width - image.width) / 2),
      bottom: round((sheet.height - image.height) / 2),
    },
  };
}

interface Box {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly bottom: number;
}

/** How the unit square of a picture comes to lie in its box: turning it changes no byte of it. */
const placing: Record<Turn, (box: Box) => number[]> = {
  0: ({ width, height, left, bottom }) => [width, 0, 0, height, left, bottom],
  90: ({ width, height, left, bottom }) => [0, -height, width, 0, left, bottom + height],
  180: ({ width, height, left, bottom }) => [-width, 0, 0, -height, left + width, bottom + height],
  270: ({ width, height, left, bottom }) => [0, height, -width, 0, left + width, bottom],
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** One byte for each letter: what a PDF's own words are made of. */
const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
