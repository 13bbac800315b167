import type { ImportReport, ImportSchoolList, SchoolList } from '#modules/school/index.ts';
import { readNow, readToday } from '#platform/db/clock.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { enqueue } from '#platform/jobs.ts';
import { checkItems } from './check-items.ts';
import { createContentFiles } from './content-files.ts';
import { createContext } from './context.ts';
import { readCsv } from './csv-source.ts';
import { createFigures } from './figures.ts';
import type { Kind } from './kind.ts';
import { officeSections } from './kinds/office-sections.ts';
import { students } from './kinds/students.ts';
import { createTally } from './report.ts';
import { TakeBack, unique } from './run-import.ts';
import { inside, type Problem, problemAt, type Source, UnreadableFile } from './source.ts';

const mostProblems = 200;

/** One list of one school, through the same kinds and use cases as a folder: all of it or nothing. */
export const createSchoolListImport =
  (db: Database): ImportSchoolList =>
  async (list) => {
    const problems: Problem[] = [];
    const source = readList(list, problems);
    if (!source) return reportOf(list, 0, problems, {});
    const rows = source.content[list.kind] as unknown[];
    const kind =
      list.kind === 'students' ? students(list.tenant, { keepsKnownParents: true }) : officeSections;
    const { items, refused } = checkItems([kind as Kind<unknown>], [source], problems);
    const tally = createTally();
    const work = async (tx: Tx) => {
      const clock = { now: await readNow(tx), today: await readToday(tx) };
      const nothing = { figures: createFigures('', null), files: createContentFiles('', null) };
      const context = createContext({ tx, clock, ...nothing, tally, problems, refused });
      for (const item of items) await context.attempt(item.at, () => item.save(context));
      if (problems.length > 0 || !list.keep) throw new TakeBack();
      await enqueue(tx, 'move-points-totals', {}, { key: 'move-points-totals' });
      if (!(await list.keep(tx, reportOf(list, rows.length, [], tally.counts())))) throw new TakeBack();
    };
    try {
      await db.transaction().execute(work);
    } catch (error) {
      if (!(error instanceof TakeBack)) throw error;
    }
    return reportOf(list, rows.length, problems, tally.counts());
  };

/** The rows with the school they belong to: the office names no school, and may not name another. */
function readList(
  { tenant, institute, kind, fileName, content }: SchoolList,
  problems: Problem[],
): Source | null {
  const own: Readonly<Record<string, string>> = { tenant, institute };
  try {
    const source = readCsv(fileName, kind, content);
    const rows = source.content[kind] as Record<string, string>[];
    if (rows.length === 0) problems.push(problemAt({ source, path: [kind] }, 'has no rows'));
    for (const [index, row] of rows.entries()) {
      for (const field of Object.keys(own)) {
        const isOther = row[field] !== undefined && row[field] !== own[field];
        const at = inside({ source, path: [kind] }, index, field);
        if (isOther) problems.push(problemAt(at, 'is another school; leave the column out'));
      }
    }
    return { ...source, content: { [kind]: rows.map((row) => ({ ...row, ...own })) } };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    problems.push(...error.problems);
    return null;
  }
}

function reportOf(
  { tenant, institute }: SchoolList,
  rowCount: number,
  problems: readonly Problem[],
  counts: ReturnType<ReturnType<typeof createTally>['counts']>,
): ImportReport {
  // The office knows its own numbers, not what we put before them.
  const plain = (message: string) =>
    message.replaceAll(`${tenant}/${institute}/`, '').replaceAll(`${tenant}/`, '');
  const all = unique(problems)
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, name, message }) => ({ row: line, column: name, message: plain(message) }));
  return {
    rowCount,
    problems: all.slice(0, mostProblems),
    moreCount: Math.max(0, all.length - mostProblems),
    counts: Object.entries(counts).map(([what, { created, changed, unchanged }]) => ({
      what,
      created,
      changed,
      unchanged,
    })),
  };
}
