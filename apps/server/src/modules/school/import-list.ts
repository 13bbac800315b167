import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Database, Queryable, Tx } from '#platform/db/database.ts';
import { enqueue } from '#platform/jobs.ts';
import { type Desk, requireInstitute } from './desk.ts';
import {
  type ImportKind,
  type ImportRow,
  insertImport,
  selectImportWork,
  selectReachedImport,
  updateImportState,
} from './import-store.ts';
import type { ImportSchoolList } from './list-importer.ts';

export const importTask = 'school-import';

interface NewList {
  instituteId: number;
  kind: ImportKind;
  fileName: string;
  content: string;
}

/** Hundreds of rows take their time: a job looks through them. */
export async function startImport(tx: Tx, desk: Desk, list: NewList): Promise<ImportRow> {
  await requireInstitute(tx, desk, list.instituteId);
  const { tenantId, staffId } = desk;
  const importId = await insertImport(tx, { tenantId, staffId, ...list });
  await enqueue(tx, importTask, { tenantId, importId });
  return getImport(tx, desk, importId);
}

export async function getImport(db: Queryable, desk: Desk, importId: number): Promise<ImportRow> {
  const found = await selectReachedImport(db, desk, importId);
  if (!found) throw notFound();
  return found;
}

/** Said twice, it is done once. */
export async function applyImport(tx: Tx, desk: Desk, importId: number): Promise<ImportRow> {
  const { tenantId, staffId } = desk;
  const { state, kind, file_name: fileName } = await getImport(tx, desk, importId);
  if (state === 'checking' || state === 'refused') throw new AppError('import_not_ready');
  if (await updateImportState(tx, { tenantId, importId, from: 'ready', to: 'saving' })) {
    await enqueue(tx, importTask, { tenantId, importId });
    await audit(tx, {
      tenantId,
      actor: { kind: 'staff', id: staffId },
      action: 'school.list_taken_in',
      subject: { kind: 'school_import', id: importId },
      details: { kind, fileName },
    });
  }
  return getImport(tx, desk, importId);
}

interface Deps {
  db: Database;
  importList: ImportSchoolList;
}

/** A trial, or the real thing: then the rows and the word that they are in are one transaction. */
export async function runImport(
  { db, importList }: Deps,
  { tenantId, importId }: { tenantId: number; importId: number },
): Promise<void> {
  const work = await selectImportWork(db, tenantId, importId);
  if (!work) return;
  const { tenant, institute, kind, file_name: fileName, content, state: from } = work;
  const list = { tenant, institute, kind, fileName, content };
  const which = { tenantId, importId, from };
  if (from === 'saving') {
    const report = await importList({
      ...list,
      keep: (tx, kept) => updateImportState(tx, { ...which, to: 'done', report: kept }),
    });
    if (report.problems.length === 0) return;
    // Something has changed since it was looked through.
    await db.transaction().execute((tx) => updateImportState(tx, { ...which, to: 'refused', report }));
    return;
  }
  const report = await importList(list);
  const to = report.problems.length > 0 ? 'refused' : 'ready';
  await db.transaction().execute((tx) => updateImportState(tx, { ...which, to, report }));
}
