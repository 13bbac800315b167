import type { Change } from '#platform/db/save-row.ts';
import type { Problem } from './source.ts';

export type Counts = Record<Change, number>;

/** How many things of each kind were created, changed or found as they were, in the order of their coming. */
export interface Tally {
  count(what: string, change: Change): void;
  counts(): Record<string, Counts>;
}

export function createTally(): Tally {
  const counts: Record<string, Counts> = {};
  return {
    count(what, change) {
      counts[what] ??= { created: 0, changed: 0, unchanged: 0 };
      counts[what][change] += 1;
    },
    counts: () => counts,
  };
}

export function countLines(counts: Record<string, Counts>): string[] {
  const width = Math.max(...Object.keys(counts).map((what) => what.length), 4);
  const line = (what: string, ...cells: (string | number)[]) =>
    `  ${what.padEnd(width)}${cells.map((cell) => String(cell).padStart(11)).join('')}`;
  return [
    line('', 'created', 'changed', 'unchanged'),
    ...Object.entries(counts).map(([what, { created, changed, unchanged }]) =>
      line(what, created, changed, unchanged),
    ),
  ];
}

const mostPerFile = 100;

/** By file and line, so that the list can be worked through from top to bottom. */
export function problemLines(problems: readonly Problem[]): string[] {
  const byFile = Map.groupBy(problems, (problem) => problem.file);
  return [...byFile].flatMap(([file, own]) => {
    const lines = [...own]
      .sort((a, b) => a.line - b.line)
      .map(({ line, name, message }) => `  line ${String(line).padEnd(5)} ${name}: ${message}`);
    const rest = lines.length - mostPerFile;
    return [file, ...lines.slice(0, mostPerFile), ...(rest > 0 ? [`  ... and ${rest} more`] : [])];
  });
}
