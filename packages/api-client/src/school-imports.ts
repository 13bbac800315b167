import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/school-imports.ts';
import type { Transport } from './transport.ts';

const base = '/school/staff';

export type ListKind = 'students' | 'sections';

export interface ImportReport {
  readonly id: number;
  readonly kind: ListKind;
  readonly fileName: string;
  readonly state: 'checking' | 'refused' | 'ready' | 'saving' | 'done';
  readonly rowCount: number;
  readonly problems: readonly { readonly row: number; readonly column: string; readonly message: string }[];
  readonly moreCount: number;
  readonly counts: readonly {
    readonly what: string;
    readonly created: number;
    readonly changed: number;
    readonly unchanged: number;
  }[];
}

const toReport = (one: wire.WireImportReport): ImportReport => ({
  id: one.id,
  kind: one.kind,
  fileName: one.file_name,
  state: one.state,
  rowCount: one.row_count,
  problems: one.problems.map(({ row, column, message }) => ({ row, column, message })),
  moreCount: one.more_count,
  counts: one.counts.map(({ what, created, changed, unchanged }) => ({ what, created, changed, unchanged })),
});

export async function startSchoolImport(
  transport: Transport,
  instituteId: number,
  { kind, fileName, content }: { kind: ListKind; fileName: string; content: string },
): Promise<ImportReport> {
  const body: BodyOf<typeof wire.startSchoolImport> = { import: { kind, file_name: fileName, content } };
  const path = `${base}/institutes/${instituteId}/imports`;
  type Answer = ResponseOf<typeof wire.startSchoolImport>;
  return toReport((await transport.send<Answer>({ family: 'main', method: 'POST', path, body })).import);
}

export async function getSchoolImport(transport: Transport, importId: number): Promise<ImportReport> {
  const path = `${base}/imports/${importId}`;
  type Answer = ResponseOf<typeof wire.getSchoolImport>;
  return toReport((await transport.send<Answer>({ family: 'main', method: 'GET', path })).import);
}

export async function applySchoolImport(transport: Transport, importId: number): Promise<ImportReport> {
  const path = `${base}/imports/${importId}/apply`;
  type Answer = ResponseOf<typeof wire.applySchoolImport>;
  return toReport((await transport.send<Answer>({ family: 'main', method: 'POST', path })).import);
}
