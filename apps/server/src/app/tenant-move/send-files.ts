import type { Storage } from '#platform/storage.ts';
import { compareFiles, sendFiles } from '../backup/files.ts';
import { inTurns } from '../backup/manifest.ts';
import type { MoveManifest } from './move-manifest.ts';
import { refuseIf } from './move-refused.ts';

/** Files that were sent for nothing, and could not be taken back; the cause is why they are not needed. */
export class FilesLeft extends Error {
  readonly keys: readonly string[];

  constructor(keys: readonly string[], cause: unknown) {
    super(`Files that were sent are still in the store: ${keys.length}`, { cause });
    this.keys = keys;
  }
}

/**
 * Sends what the store does not have yet, and does the rest. If either fails, what was sent is taken back; what was
 * there before belongs to somebody else, and is never written.
 */
export async function withFilesSent(
  storage: Storage,
  { folder, files }: { folder: string; files: MoveManifest['files'] },
  doTheRest: () => Promise<void>,
): Promise<void> {
  const there = await storage.sizes('');
  const missing = Object.fromEntries(Object.entries(files).filter(([key]) => !there.has(key)));
  try {
    await sendFiles(storage, folder, missing);
    refuseIf(await compareFiles(storage, files));
    await doTheRest();
  } catch (error) {
    const left = await takeBack(storage, Object.keys(missing));
    throw left.length === 0 ? error : new FilesLeft(left, error);
  }
}

/** Answers with those that would not go. */
async function takeBack(storage: Storage, keys: readonly string[]): Promise<readonly string[]> {
  const left: string[] = [];
  await inTurns(keys, (key) => storage.remove(key).catch(() => void left.push(key)));
  return left;
}
