import { CsvError, parse } from 'csv-parse/sync';
import { type Source, UnreadableFile } from './source.ts';

const headerLine = 1;

interface Row {
  record: Record<string, string>;
  info: { lines: number };
}

/** One list, named after the file. An empty cell is a missing value. */
export function readCsv(file: string, list: string, text: string): Source {
  const rows = parseRows(file, text);
  const items = rows.map(({ record }) =>
    Object.fromEntries(Object.entries(record).filter(([column, cell]) => column !== '' && cell !== '')),
  );
  const columns = new Set(rows.flatMap(({ record }) => Object.keys(record)));
  return {
    file,
    content: { [list]: items },
    lineOf([, index, field]) {
      const isMissingColumn = field !== undefined && !columns.has(String(field));
      return isMissingColumn ? headerLine : (rows[Number(index)]?.info.lines ?? headerLine);
    },
    lineOfName: () => headerLine,
    nameOf: ([, , field]) => (field === undefined ? 'row' : String(field)),
  };
}

function parseRows(file: string, text: string): Row[] {
  try {
    return parse(text, {
      columns: (header: string[]) => header.map((column) => column.trim().toLowerCase().replaceAll(' ', '_')),
      info: true,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    throw new UnreadableFile([{ file, line, name: 'CSV', message: error.message }]);
  }
}
