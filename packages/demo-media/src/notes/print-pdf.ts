import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PATIENCE_MS = 60_000;

/** Prints a page with Debian's Chromium: its text stays text, and its fonts go into the file. */
export async function printPdf(html: string, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'note-'));
  try {
    const page = join(folder, 'note.html');
    await writeFile(page, html);
    const quiet = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';
    await run(
      'chromium',
      [
        ...`--headless ${quiet} --disable-component-update --disable-sync --no-pdf-header-footer`.split(' '),
        `--user-data-dir=${join(folder, 'profile')}`,
        '--generate-pdf-document-outline',
        `--print-to-pdf=${file}`,
        page,
      ],
      { timeout: PATIENCE_MS },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
