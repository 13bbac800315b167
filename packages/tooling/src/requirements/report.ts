import type { Evidence } from './prove-ids.ts';
import type { SpecGroup } from './spec-ids.ts';

export function summary(spec: SpecGroup[], { proven }: Evidence): string {
  const rows = spec.map(({ group, title, ids }) => ({ group, title, ...count(Object.keys(ids), proven) }));
  const done = rows.reduce((sum, row) => sum + row.done, 0);
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const line = (group: string, doneIds: number, totalIds: number, title: string) =>
    `${group.padEnd(5)} ${String(doneIds).padStart(4)} of ${String(totalIds).padStart(3)}  ${title}`;
  return [
    ...rows.map((row) => line(row.group, row.done, row.total, row.title)),
    line('all', done, total, 'named by a passing test'),
  ].join('\n');
}

/** One line per id without proof; `ids` narrows the list. */
export function missing(spec: SpecGroup[], { proven, failing }: Evidence, ids?: Set<string>): string[] {
  return spec
    .flatMap((entry) => Object.entries(entry.ids))
    .filter(([id]) => !proven.has(id) && (ids?.has(id) ?? true))
    .map(([id, text]) => `${id}  ${text}${failedIn(failing.get(id))}`);
}

export function markdown(spec: SpecGroup[], { proven }: Evidence): string {
  const tables = spec.map(({ group, title, ids }) => {
    const { done, total } = count(Object.keys(ids), proven);
    const rows = Object.entries(ids).map(([id, text]) => {
      const files = proven.get(id);
      return `| ${files ? '✓' : ' '} | ${id} | ${cell(text)} | ${(files ?? []).join('<br>')} |`;
    });
    return [
      `## ${group} ${title}: ${done} of ${total}`,
      '',
      '| | id | requirement | test |',
      '|---|---|---|---|',
      ...rows,
    ];
  });
  return [
    '# Requirements',
    '',
    'A tick means that a passing test names the id. Written by `pnpm requirements --write`; not edited by hand.',
    ...tables.flatMap((table) => ['', ...table]),
    '',
  ].join('\n');
}

function count(ids: string[], proven: Evidence['proven']): { done: number; total: number } {
  return { done: ids.filter((id) => proven.has(id)).length, total: ids.length };
}

function failedIn(files: string[] | undefined): string {
  return files ? ` (a failing test names it: ${files.join(', ')})` : '';
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
