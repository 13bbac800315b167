import { createWriteStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { newReference } from '#platform/random.ts';
import { exportTables, listFiles } from '#platform/student-data.ts';
import { inWorkFolder } from '#platform/work-folder.ts';
import type { PrivacyDeps, Student } from './deps.ts';
import { updateExportReady } from './privacy-store.ts';

export const exportTask = 'privacy.make-export';
const daysThere = 7;

type Deps = Pick<PrivacyDeps, 'db' | 'storage' | 'studentTables'>;

/** Everything that the modules have about one student: a JSON file for each kind of record, and the files themselves. */
export async function makeExport(deps: Deps, student: Student, signal: AbortSignal): Promise<void> {
  const { db, storage, studentTables } = deps;
  await inWorkFolder(async (folder) => {
    const zip = openZip(join(folder, 'export.zip'));
    const data = await exportTables(db, studentTables, student.studentId);
    for (const [table, rows] of Object.entries(data)) {
      if (rows.length > 0) zip.add(`data/${table}.json`, Buffer.from(JSON.stringify(rows, null, 2)), true);
    }
    const missing: string[] = [];
    // Without the exports before it: each would hold all of them, and be twice as large as the last.
    const withFiles = studentTables.filter(({ table }) => table !== 'data_export');
    for (const key of await listFiles(db, withFiles, student.studentId)) {
      const path = join(folder, 'file');
      const isThere = await storage.getFile(key, path, signal).then(() => true, isLost);
      if (isThere) zip.add(`files/${basename(key)}`, await readFile(path), false);
      else missing.push(basename(key));
    }
    if (missing.length > 0) zip.add('missing-files.txt', Buffer.from(missing.join('\n')), true);
    const path = await zip.end();
    const key = `exports/${newReference()}.zip`;
    await storage.putFile(key, path, 'application/zip');
    const { size: sizeBytes } = await stat(path);
    const isKept = await db
      .transaction()
      .execute((tx) => updateExportReady(tx, student, { key, sizeBytes, days: daysThere }));
    if (!isKept) await storage.remove(key);
  });
}

/** A file that the store has lost is named in the export; it is no reason to give the family nothing. */
function isLost(error: unknown): false {
  if (error instanceof Error && error.name === 'NoSuchKey') return false;
  throw error;
}

/** Written as it grows: only one file at a time stands in memory. */
function openZip(path: string) {
  const out = createWriteStream(path);
  const done = new Promise<void>((resolve, reject) => out.once('finish', resolve).once('error', reject));
  const zip = new Zip((error, chunk, isLast) => {
    if (error) out.destroy(error);
    else out.write(chunk);
    if (isLast) out.end();
  });
  return {
    add(name: string, content: Buffer, isText: boolean) {
      const entry = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
      zip.add(entry);
      entry.push(content, true);
    },
    async end(): Promise<string> {
      zip.end();
      await done;
      return path;
    },
  };
}
