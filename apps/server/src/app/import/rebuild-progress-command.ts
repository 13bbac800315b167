import * as z from 'zod';
import { rebuildProgress } from '#modules/progress/index.ts';
import type { CommandDeps } from './command-deps.ts';
import { readOptions } from './read-options.ts';

const options = z.object({ check: z.boolean().default(false) });

/** With --check, rows that are wrong make the command fail. */
export async function rebuildProgressCommand({ db, print }: CommandDeps, args: string[]): Promise<number> {
  const { check: isCheck } = readOptions(args, options);
  const { students, wrong } = await rebuildProgress(db, { isCheck });
  const sum = wrong.items + wrong.chapters + wrong.points + wrong.entries;
  print(
    `${students} students: ${sum} rows ${isCheck ? 'are wrong' : 'were wrong and are corrected'} ` +
      `(item_result ${wrong.items}, chapter_result ${wrong.chapters}, points_total ${wrong.points}, ` +
      `points_entry ${wrong.entries})`,
  );
  return isCheck && sum > 0 ? 1 : 0;
}
