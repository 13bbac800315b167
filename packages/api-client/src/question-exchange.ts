import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/question-bank.ts';
import { type BankFilters, bankQuery, fromFile, type SentFile } from './question-bank.ts';
import type { Transport } from './transport.ts';

const imports = '/course/staff/question_imports';
const exports = '/course/staff/question_exports';

export type QuestionFormat = 'moodle_xml' | 'gift' | 'aiken' | 'qti' | 'csv';

export interface Finding {
  /** A line of the file, or the number of an item in a package. */
  readonly at: number;
  readonly ref: string | null;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

export interface QuestionImport {
  readonly id: number;
  readonly fileName: string;
  readonly state: 'checking' | 'checked' | 'importing' | 'done';
  readonly total: number;
  readonly done: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly errors: number;
  readonly warnings: number;
  readonly findings: readonly Finding[];
}

type One = ResponseOf<typeof wire.getQuestionImport>;

export async function startQuestionImport(
  transport: Transport,
  given: { format: QuestionFormat; subjectId: number; chapterId: number | null; file: SentFile },
): Promise<QuestionImport> {
  const { format, subjectId, chapterId, file } = given;
  const body: BodyOf<typeof wire.startQuestionImport> = {
    question_import: { format, subject_id: subjectId, chapter_id: chapterId, file: fromFile(file) },
  };
  const answer = await transport.send<One>({ family: 'main', method: 'POST', path: imports, body });
  return toImport(answer.question_import);
}

export async function getQuestionImport(
  transport: Transport,
  { id, signal }: { id: number; signal?: AbortSignal },
): Promise<QuestionImport> {
  const path = `${imports}/${id}`;
  const answer = await transport.send<One>({ family: 'main', method: 'GET', path, signal });
  return toImport(answer.question_import);
}

export async function confirmQuestionImport(transport: Transport, id: number): Promise<QuestionImport> {
  const path = `${imports}/${id}/confirm`;
  const answer = await transport.send<One>({ family: 'main', method: 'POST', path });
  return toImport(answer.question_import);
}

interface ExportRequest {
  readonly format: QuestionFormat;
  readonly filters: BankFilters;
  readonly signal?: AbortSignal;
}

export async function checkQuestionExport(transport: Transport, { format, filters, signal }: ExportRequest) {
  const answer = await transport.send<ResponseOf<typeof wire.checkQuestionExport>>({
    family: 'main',
    method: 'GET',
    path: exports,
    query: { format, ...bankQuery(filters) },
    signal,
  });
  return { count: answer.count, findings: answer.findings.map(toFinding), total: answer.findings_total };
}

export async function exportQuestions(
  transport: Transport,
  { format, filters }: ExportRequest,
): Promise<Blob> {
  return transport.send<Blob>({
    family: 'main',
    method: 'GET',
    path: `${exports}/file`,
    query: { format, ...bankQuery(filters) },
    isFile: true,
  });
}

const toFinding = ({ at, ref, severity, message }: wire.WireFinding): Finding => ({
  at,
  ref,
  severity,
  message,
});

const toImport = (given: wire.WireQuestionImport): QuestionImport => ({
  id: given.id,
  fileName: given.file_name,
  state: given.state,
  total: given.total,
  done: given.done,
  created: given.created,
  changed: given.changed,
  unchanged: given.unchanged,
  errors: given.errors,
  warnings: given.warnings,
  findings: given.findings.map(toFinding),
});
