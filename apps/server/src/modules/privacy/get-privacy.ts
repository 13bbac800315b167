import type { Queryable } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { PrivacyDeps } from './deps.ts';
import { type DataExport, type Deletion, selectDeletion, selectExports } from './privacy-store.ts';
import { findAsker, requireFamily } from './require-asker.ts';

export type { Deletion };

export interface ExportView extends DataExport {
  url: string | null;
}

export async function getPrivacy(db: Queryable, deps: PrivacyDeps, actor: Actor, studentId: number) {
  const student = await requireFamily(db, actor, studentId);
  const asks = await findAsker(db, deps, student);
  const exports = (await selectExports(db, student)).map((one) => withUrl(deps, one));
  const deletion: Deletion | null = await selectDeletion(db, student);
  return { asks, exports, deletion, kept: listKept(deps) };
}

export const withUrl = ({ storage }: Pick<PrivacyDeps, 'storage'>, one: DataExport): ExportView => ({
  ...one,
  url: one.fileKey === null ? null : storage.downloadUrl(one.fileKey, 'application/zip', 'my-data.zip'),
});

/** Each reason once, with the tables it holds for. */
function listKept({ studentTables }: Pick<PrivacyDeps, 'studentTables'>) {
  return studentTables.flatMap(({ table, erase }) =>
    erase === 'delete' ? [] : [{ what: table, why: erase.keep }],
  );
}
