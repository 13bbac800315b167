import { runTool } from './run-tool.ts';

/** How many pages a PDF has; null when it is none, is broken or is locked by a password. */
export async function countPages(path: string, signal?: AbortSignal): Promise<number | null> {
  const result = await runTool({ command: 'pdfinfo', args: [path], timeoutMs: 30_000, signal });
  if (result.outcome !== 'done') return null;
  const pages = /^Pages:\s+(\d+)$/m.exec(result.output)?.[1];
  return pages === undefined ? null : Number(pages);
}

/** Draws page 1 into `<target>.png`; false when it cannot be drawn. */
export async function drawFirstPage(path: string, target: string, signal?: AbortSignal): Promise<boolean> {
  const args = ['-f', '1', '-l', '1', '-singlefile', '-scale-to', '1200', '-png', path, target];
  const result = await runTool({ command: 'pdftoppm', args, timeoutMs: 60_000, signal });
  return result.outcome === 'done';
}
