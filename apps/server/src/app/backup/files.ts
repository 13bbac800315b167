import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { hashFile } from '#platform/hash-file.ts';
import type { Storage } from '#platform/storage.ts';
import { inTurns, type Manifest, placeOf, type SavedFile } from './manifest.ts';

type Files = Manifest['files'];

/** Copies these files of the store into the folder: what is there already is not fetched again, all else is forgotten. */
export async function saveFiles(
  storage: Storage,
  folder: string,
  { sizes, known }: { sizes: ReadonlyMap<string, number>; known: Files },
): Promise<Files> {
  const files: Record<string, SavedFile> = {};
  const gone = new AbortController();
  await inTurns(sizes, async ([key, bytes]) => {
    const before = known[key];
    if (before?.bytes === bytes) {
      files[key] = before;
      return;
    }
    const place = placeOf(folder, key);
    await mkdir(dirname(place), { recursive: true });
    const type = await storage.getFile(key, place, gone.signal);
    files[key] = { bytes, sha256: await hashFile(place), type };
  });
  await forget(folder, files);
  return files;
}

async function forget(folder: string, files: Files): Promise<void> {
  const root = join(folder, 'files');
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !(relative(root, path) in files)) await rm(path);
  }
}

/** Files of the folder that are not what was saved. */
export async function findDamaged(folder: string, files: Files): Promise<string[]> {
  const damaged: string[] = [];
  await inTurns(Object.entries(files), async ([key, { sha256 }]) => {
    const sum = await hashFile(placeOf(folder, key)).catch(() => null);
    if (sum !== sha256) damaged.push(key);
  });
  return damaged;
}

export async function sendFiles(storage: Storage, folder: string, files: Files): Promise<void> {
  await inTurns(Object.entries(files), ([key, { type }]) => storage.putFile(key, placeOf(folder, key), type));
}

export async function compareFiles(storage: Storage, files: Files): Promise<string[]> {
  const sizes = await storage.sizes('');
  return Object.entries(files).flatMap(([key, { bytes }]) =>
    sizes.get(key) === bytes ? [] : [`${key}: ${bytes} bytes were saved, ${sizes.get(key) ?? 0} are there`],
  );
}
