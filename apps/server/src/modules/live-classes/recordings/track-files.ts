import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isFileOf, parseFileName } from '../domain/recording-file.ts';

interface TrackPlace {
  /** The folder of the node. */
  folder: string;
  fileName: string;
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Sound and picture of a publisher are two files. */
export async function findTrackFiles({ folder, fileName }: TrackPlace): Promise<string[]> {
  const { folder: room, track } = parseFileName(fileName);
  const home = join(folder, room);
  const names = (await listNames(home)).filter((name) => isFileOf(track, name));
  return names.sort().map((name) => join(home, name));
}

/** Of the whole recording, also what a student's track has left who has been erased. */
export async function removeRecordingFiles({ folder, fileName }: TrackPlace): Promise<void> {
  const { folder: room, recording } = parseFileName(fileName);
  const home = join(folder, room);
  for (const name of await listNames(home)) {
    if (isFileOf(recording, name)) await rm(join(home, name), { force: true });
  }
}

const stillMs = 3_000;

/**
 * The media server ends its files a moment after it was told to. One that nobody ends (its leader died) is taken as
 * it is after half a minute.
 */
export async function waitForWriters(paths: readonly string[], signal: AbortSignal): Promise<void> {
  const open = paths.filter((path) => path.endsWith('.tmp'));
  let before: string | null = null;
  for (let turn = 0; open.length > 0 && turn < 10; turn += 1) {
    const sizes = (await Promise.all(open.map(sizeOf))).join();
    if (sizes === before) return;
    before = sizes;
    await pause(stillMs, undefined, { signal });
  }
}

/** Null: it has got its last name meanwhile. */
async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null);
  return found?.size ?? null;
}
