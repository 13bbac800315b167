import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from './app-error.ts';
import { judgePdfObjects } from './file-check-pdf-objects.ts';
import type { FileVerdict } from './file-check-verdict.ts';
import { countPages } from './pdf-files.ts';
import { type RunTool, runTool } from './run-tool.ts';
import { inWorkFolder } from './work-folder.ts';

const mostPages = 100;
/** A page of text unfolds to ten times its size, a scan to thirty; a bomb to a thousand times. */
const mostUnfoldedBytes = 300 * 1024 * 1024;
const mostObjectBytes = 32 * 1024 * 1024;
const limits = { timeoutMs: 20_000, memoryBytes: 1024 ** 3 };

/** A busy machine or a nasty file: nothing is said about the file until it has happened often. */
export class TookTooLong extends AppError {
  constructor() {
    super('unavailable');
  }
}

/**
 * qpdf reads every object, also those in compressed streams, and writes the file anew: what stands between, before
 * or behind the objects, and what an older revision held, stays behind. It mends nothing: a damaged file is refused.
 */
export function checkPdf(content: Buffer, signal?: AbortSignal): Promise<FileVerdict> {
  return inWorkFolder(async (folder) => {
    const source = join(folder, 'source.pdf');
    await writeFile(source, content);
    const qpdf = async (fileBytes: number, ...args: string[]) => {
      const result = await runTool({ command: 'qpdf', args, fileBytes, signal, ...limits } satisfies RunTool);
      if (result.outcome === 'timeout') throw new TookTooLong();
      return result;
    };

    const objects = join(folder, 'objects.json');
    const told = await qpdf(mostObjectBytes, '--json=2', '--json-stream-data=none', source, objects);
    if (told.outcome !== 'done') return { refused: isLocked(told) ? 'encrypted' : 'broken' };
    const refused = judgePdfObjects(await readFile(objects, 'utf8'));
    if (refused) return { refused };

    // Unfolded once, into a file that may not grow too large: a viewer would have to do the same.
    const unfolded = join(folder, 'unfolded.pdf');
    const opened = await qpdf(mostUnfoldedBytes, '--stream-data=uncompress', source, unfolded);
    if (opened.outcome !== 'done') return { refused: 'broken' };

    const target = join(folder, 'target.pdf');
    const written = await qpdf(
      mostUnfoldedBytes,
      '--deterministic-id',
      '--object-streams=generate',
      source,
      target,
    );
    if (written.outcome !== 'done') return { refused: 'broken' };
    const pageCount = await countPages(target, signal);
    if (pageCount === null || pageCount === 0) return { refused: 'broken' };
    if (pageCount > mostPages) return { refused: 'too_many_pages' };
    if ((await stat(target)).size > 2 * content.length + 65_536) return { refused: 'broken' };
    return { content: await readFile(target), pageCount };
  });
}

const isLocked = (told: Awaited<ReturnType<typeof runTool>>): boolean =>
  told.outcome === 'refused' && /password|encrypt|security handler/i.test(told.errors);
