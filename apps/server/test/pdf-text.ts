import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The words of a PDF as a reader of another make sees them, and how many pages it has. */
export async function readPdf(pdf: Buffer): Promise<{ text: string; pages: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'shala-pdf-'));
  try {
    const file = join(folder, 'a.pdf');
    await writeFile(file, pdf);
    const { stdout } = await run('pdftotext', ['-raw', '-enc', 'UTF-8', file, '-']);
    const pages = stdout.split('\f').length - 1;
    return { text: stdout, pages };
  } finally {
    await rm(folder, { recursive: true });
  }
}
