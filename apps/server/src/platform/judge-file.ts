import { AppError } from './app-error.ts';
import { checkFile } from './file-check.ts';
import type { FileType, FileVerdict } from './file-check-verdict.ts';
import type { VirusScan } from './virus-scan.ts';

/**
 * What a scanner says of a file; without one, every file counts as clean. If one is set up and cannot be asked,
 * nothing does, and whoever waits is told to come again.
 */
export async function isClean(scan: VirusScan | null, content: Buffer): Promise<boolean> {
  try {
    return scan === null || (await scan(content));
  } catch (cause) {
    throw Object.assign(new AppError('unavailable'), { cause });
  }
}

/** What the file is, and what a scanner says of it. */
export async function judgeFile(
  { scan }: { scan: VirusScan | null },
  content: Buffer,
  type: FileType,
  signal?: AbortSignal,
): Promise<FileVerdict> {
  const verdict = await checkFile(content, type, signal);
  if ('refused' in verdict) return verdict;
  return (await isClean(scan, content)) ? verdict : { refused: 'infected' };
}
