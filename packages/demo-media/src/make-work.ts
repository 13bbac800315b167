import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder, type Work } from './works.ts';

const isTest = (path: string) => path.endsWith('.test.ts');

/** Eight letters that change with anything the work is made from. */
function hashOf(work: Work): string {
  const hash = createHash('sha256');
  const files = work.sources.flatMap((source) =>
    statSync(join(packageFolder, source)).isDirectory()
      ? globSync(`${source}/**/*.*`, { cwd: packageFolder }).sort()
      : [source],
  );
  for (const file of files.filter((path) => !isTest(path))) {
    hash.update(file).update(readFileSync(join(packageFolder, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

/** Programs of the machine that the work needs and that are not there. */
export const missingTools = (work: Work): string[] =>
  work.tools.filter((tool) => spawnSync('which', [tool]).status !== 0);

/**
 * The folder with the finished work, made unless it is there. A folder gets its name when all in it is whole, so
 * a run that was broken off leaves nothing that looks finished.
 */
export async function makeWork(work: Work, cache: string, print: (line: string) => void): Promise<string> {
  const name = `${work.slug}.${hashOf(work)}`;
  const folder = join(cache, name);
  await mkdir(cache, { recursive: true });
  const known = await readdir(cache);
  if (known.includes(name)) return folder;
  const unfinished = join(cache, `.making-${work.slug}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  print(`making ${work.slug}`);
  const started = performance.now();
  await work.make(unfinished);
  await rename(unfinished, folder);
  print(`made ${work.slug} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  for (const old of known.filter((each) => each.replace(/\.[^.]*$/, '') === work.slug)) {
    await rm(join(cache, old), { recursive: true, force: true });
  }
  return folder;
}
