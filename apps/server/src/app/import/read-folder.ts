import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { readCsv } from './csv-source.ts';
import { type Problem, type Source, UnreadableFile } from './source.ts';
import { readYaml } from './yaml-source.ts';

const readable = new Set(['.yaml', '.yml', '.csv']);

/** Every YAML and CSV file of the folder and the folders in it, by name: the order decides the ids. */
export async function readFolder(folder: string): Promise<{ sources: Source[]; problems: Problem[] }> {
  const files = (await namesIn(folder)).filter((name) => readable.has(extname(name))).sort();
  const sources: Source[] = [];
  const problems: Problem[] = [];
  if (files.length === 0) {
    problems.push({
      file: folder,
      line: 1,
      name: 'folder',
      message: 'is not there or holds no .yaml or .csv file',
    });
  }
  for (const file of files) {
    try {
      sources.push(readSource(file, await readFile(join(folder, file))));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      problems.push(...error.problems);
    }
  }
  return { sources, problems };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder, { recursive: true });
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && /ENOENT|ENOTDIR/.test(String(error.code));
    if (isMissing) return [];
    throw error;
  }
}

function readSource(file: string, bytes: Buffer): Source {
  const text = decode(file, bytes);
  const extension = extname(file);
  return extension === '.csv' ? readCsv(file, basename(file, extension), text) : readYaml(file, text);
}

function decode(file: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const message = 'is not UTF-8; a spreadsheet writes it as "CSV UTF-8"';
    throw new UnreadableFile([{ file, line: 1, name: 'file', message }]);
  }
}
