import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { languages } from './lesson/lesson.ts';
import { packageFolder, type Work } from './works.ts';

const run = promisify(execFile);
const shala = join(packageFolder, '../../apps/server/src/entry/shala.ts');

/** Gives the waiting content its file, by the same command that an author uses. */
export async function deliver(work: Work, folder: string): Promise<void> {
  const captions = languages.flatMap((language) => {
    const file = work.captions[language];
    return file === undefined ? [] : [`--captions-${language}`, join(folder, file)];
  });
  const content = ['--owner', 'shala', '--slug', work.slug, '--file', join(folder, work.file)];
  const args = ['--conditions=source', shala, 'content', 'add', ...content, ...captions];
  const { stdout } = await run(process.execPath, args);
  console.log(stdout.trim());
}
