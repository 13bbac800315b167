import type { LocalText, StoredFigure } from '@shala/question-kit/stored.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { type Collector, createCollector, type Draft, toLocalText } from './draft.ts';
import type { ExchangeQuestion, Format, ReadFile } from './exchange-question.ts';
import { readFigure } from './figures.ts';
import type { Notes } from './findings.ts';
import { fromText, toBytes } from './read-text.ts';

export const csv: Format = {
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8',
  read: fromText(read),
  write: (questions) => ({ content: toBytes(write(questions)), findings: [] }),
};

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const optionColumns = numbers.flatMap((n) => [`option${n}_en`, `option${n}_hi`, `option${n}_figure`]);
const columns = [
  'ref',
  'kind',
  'tags',
  'marks',
  'stem_en',
  'stem_hi',
  'figure',
  ...optionColumns,
  'answer',
  'model_answer_en',
  'model_answer_hi',
  'solution_en',
  'solution_hi',
  'solution_figure',
];
const needed = ['kind', 'stem_en'];

/** The column of a row, without the sign that keeps spreadsheets from computing it. */
type Cell = (name: string) => string;

function read(text: string): ReadFile {
  const collector = createCollector();
  const rows = parseRows(text, collector);
  const header = rows[0]?.record.map((name) => name.trim().toLowerCase()) ?? [];
  const notes = collector.notesAt(1);
  for (const name of needed) {
    if (rows.length > 0 && !header.includes(name)) notes.error('column_missing', { name });
  }
  for (const name of header) if (!columns.includes(name)) notes.warning('column_unknown', { name });
  if (notes.hasErrors) return collector.finish();
  for (const { record, line } of rows.slice(1)) {
    if (collector.isFull) break;
    if (record.every((cell) => cell.trim() === '')) continue;
    if (record.length > header.length) {
      const why = `${record.length} > ${header.length}`;
      collector.notesAt(line).error('csv_broken', { why });
      continue;
    }
    const cell: Cell = (name) => unguard(record[header.indexOf(name)] ?? '');
    readRow(cell, line, collector);
  }
  return collector.finish();
}

function parseRows(text: string, collector: Collector): { record: string[]; line: number }[] {
  try {
    const rows = parse(text, {
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    let before = 0;
    return rows.map(({ record, info }) => {
      const line = before + 1;
      before = info.lines;
      return { record, line };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    collector.notesAt(line).error('csv_broken', { why: error.code });
    return [];
  }
}

function readRow(cell: Cell, line: number, { notesAt, take }: Collector): void {
  const ref = cell('ref').trim() || null;
  const notes = notesAt(line, ref);
  const kind = cell('kind').trim();
  if (kind !== 'choice' && kind !== 'text') {
    notes.error('kind_unknown', { name: kind });
    return;
  }
  const local = (name: string) => toLocalText(cell(`${name}_en`), cell(`${name}_hi`));
  const marks = cell('marks').trim();
  if (Number.isNaN(Number(marks))) {
    notes.error('marks_wrong', { name: marks });
    return;
  }
  const model = local('model_answer');
  const draft: Draft = {
    ref,
    tags: cell('tags')
      .split(';')
      .map((tag) => tag.trim())
      .filter(Boolean),
    marks: marks === '' ? 1 : Number(marks),
    stem: local('stem'),
    figure: figureIn(cell('figure'), notes),
    options: null,
    right: [],
    model: model.en === '' ? null : model,
    solution: local('solution'),
    solutionFigure: figureIn(cell('solution_figure'), notes),
  };
  take(line, kind === 'text' ? draft : { ...draft, model: null, ...readOptions(cell, notes) }, notes);
}

function readOptions(cell: Cell, notes: Notes): Pick<Draft, 'options' | 'right'> {
  const given = numbers.map((n) => ({
    text: toLocalText(cell(`option${n}_en`), cell(`option${n}_hi`)),
    figure: figureIn(cell(`option${n}_figure`), notes),
  }));
  const last = given.findLastIndex(({ text, figure }) => text.en !== '' || text.hi !== undefined || figure);
  const options = given
    .slice(0, last + 1)
    .map(({ text, figure }) => ({ text: text.en === '' && text.hi === undefined ? null : text, figure }));
  const answer = cell('answer').trim();
  const right = options.flatMap((_, at) =>
    `option${at + 1}` === answer || `${at + 1}` === answer ? [at] : [],
  );
  if (answer !== '' && right.length === 0) notes.error('answer_not_an_option', { name: answer });
  return { options, right };
}

function figureIn(text: string, notes: Notes): StoredFigure | null {
  if (text.trim() === '') return null;
  try {
    return readFigure(JSON.parse(text), notes);
  } catch {
    notes.error('figure_wrong');
    return null;
  }
}

function write(questions: readonly ExchangeQuestion[]): string {
  const rows = questions.map((question) => {
    const cells = cellsOf(question);
    return columns.map((name) => quote(guard(cells[name] ?? ''))).join(',');
  });
  return `${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}

function cellsOf({ ref, tags, body, secret }: ExchangeQuestion): Record<string, string> {
  const local = (name: string, text: LocalText | null): Record<string, string> => ({
    [`${name}_en`]: text?.en ?? '',
    [`${name}_hi`]: text?.hi ?? '',
  });
  const options = body.kind === 'single_choice' ? body.options : [];
  const cells: Record<string, string> = {
    ref,
    kind: body.kind === 'single_choice' ? 'choice' : 'text',
    tags: tags.join(';'),
    marks: String(body.maxMarks),
    figure: figureText(body.figure),
    answer: secret.correctAnswer ?? '',
    solution_figure: figureText(secret.solutionFigure),
  };
  Object.assign(cells, local('stem', body.stem), local('model_answer', secret.modelAnswer));
  Object.assign(cells, local('solution', secret.solution));
  for (const [at, { text, figure }] of options.entries()) {
    Object.assign(cells, local(`option${at + 1}`, text), { [`option${at + 1}_figure`]: figureText(figure) });
  }
  return cells;
}

const figureText = (figure: StoredFigure | null): string => (figure ? JSON.stringify(figure) : '');

/** A cell that begins like a formula would be computed by a spreadsheet: a ' before it makes it words. */
const guard = (text: string): string => (/^'*[=+\-@\t]/.test(text) ? `'${text}` : text);
const unguard = (text: string): string => (/^'+[=+\-@\t]/.test(text) ? text.slice(1) : text);
const quote = (text: string): string =>
  /[",\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
