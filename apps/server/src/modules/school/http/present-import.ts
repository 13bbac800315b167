import type { WireImportReport } from '@shala/wire/school-imports.ts';
import { problemInHindi } from '../domain/problem-in-hindi.ts';
import type { getImport } from '../import-list.ts';

type ImportRow = Awaited<ReturnType<typeof getImport>>;

export function presentImport(row: ImportRow, locale: 'en' | 'hi'): WireImportReport {
  const { report } = row;
  return {
    id: row.id,
    kind: row.kind,
    file_name: row.file_name,
    state: row.state,
    row_count: report?.rowCount ?? 0,
    problems: (report?.problems ?? []).map(({ row: line, column, message }) => ({
      row: line,
      column,
      message: locale === 'hi' ? problemInHindi(message) : message,
    })),
    more_count: report?.moreCount ?? 0,
    counts: (report?.counts ?? []).map(({ what, created, changed, unchanged }) => ({
      what,
      created,
      changed,
      unchanged,
    })),
  };
}
