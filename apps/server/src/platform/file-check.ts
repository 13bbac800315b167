import { checkJpeg } from './file-check-jpeg.ts';
import { checkPdf } from './file-check-pdf.ts';
import type { FileType, FileVerdict } from './file-check-verdict.ts';

export const mostFileBytes = 10 * 1024 * 1024;

const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const pdfStart = /^%PDF-[12]\.\d/;

/** By its first bytes alone. Nothing may stand before them: a file that is two things at once is neither. */
function typeOf(content: Buffer): FileType | null {
  if (content.subarray(0, 3).equals(jpegStart)) return 'image/jpeg';
  return pdfStart.test(content.subarray(0, 8).toString('latin1')) ? 'application/pdf' : null;
}

/** Pictures and PDFs unfold to many times their size, so that only a few are looked at together. */
const lanes = 2;
let busy = 0;
const waiting: (() => void)[] = [];

async function inLane<Result>(work: () => Promise<Result>): Promise<Result> {
  if (busy >= lanes) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

/**
 * Looks into a file of a stranger: what it is, whether it is whole, and whether it would do anything but be looked
 * at. Throws only when the machine is in trouble.
 */
export async function checkFile(content: Buffer, type: FileType, signal?: AbortSignal): Promise<FileVerdict> {
  if (content.length > mostFileBytes) return { refused: 'too_large' };
  if (typeOf(content) !== type) return { refused: 'wrong_type' };
  return inLane(() => (type === 'image/jpeg' ? checkJpeg(content) : checkPdf(content, signal)));
}
