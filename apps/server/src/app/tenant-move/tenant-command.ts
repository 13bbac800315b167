import { closeTenant, findTenant, isBeingRemoved, openTenant } from '#modules/tenancy/index.ts';
import { findDamaged } from '../backup/files.ts';
import type { CommandDeps } from '../import/command-deps.ts';
import { UsageError } from '../import/read-options.ts';
import { exportTenant } from './export-tenant.ts';
import { importTenant } from './import-tenant.ts';
import { type MoveManifest, readMoveManifest } from './move-manifest.ts';
import { MoveRefused } from './move-refused.ts';
import { removeCommand } from './remove-command.ts';
import { FilesLeft } from './send-files.ts';
import { refuse, storageOf } from './tenant-command-parts.ts';

/** close, open, export, import and remove: the steps of docs/runbooks/move-a-tenant.md. */
export async function tenantCommand(deps: CommandDeps, [step, ...names]: string[]): Promise<number> {
  if (step === 'remove') return removeCommand(deps, names);
  const [first = '', second = '', ...more] = names;
  const count = step === 'export' ? 2 : 1;
  if (names.length !== count || more.length > 0) throw new UsageError('Name a tenant, a folder, or both.');
  if (step === 'import') return importFrom(deps, first);
  const id = await findTenant(deps.db, first);
  if (id === null) return refuse(deps, [`There is no tenant "${first}".`]);
  if (step === 'export') return exportTo(deps, { id, slug: first }, second);
  if (step !== 'close' && step !== 'open') throw new UsageError(`There is no command "tenant ${step}".`);
  if (await isBeingRemoved(deps.db, id)) return refuse(deps, [`${first} is being removed: it stays closed.`]);
  if (step === 'close') await deps.db.transaction().execute((tx) => closeTenant(tx, id));
  else await deps.db.transaction().execute((tx) => openTenant(tx, id));
  deps.print(step === 'close' ? `${first} is closed.` : `${first} is open.`);
  return 0;
}

async function exportTo(deps: CommandDeps, tenant: MoveManifest['tenant'], folder: string): Promise<number> {
  try {
    const saved = await exportTenant({ db: deps.db, storage: storageOf(deps) }, tenant, folder);
    deps.print(`Saved ${told(saved)}`);
    return 0;
  } catch (error) {
    if (!(error instanceof MoveRefused)) throw error;
    return refuse(deps, error.reasons);
  }
}

async function importFrom(deps: CommandDeps, folder: string): Promise<number> {
  const saved = await readMoveManifest(folder);
  const damaged = await findDamaged(folder, saved.files);
  if (damaged.length > 0) return refuse(deps, [`The folder is damaged: ${damaged.slice(0, 5).join(', ')}`]);
  try {
    const { db, sealer } = deps;
    await importTenant({ db, sealer, storage: storageOf(deps) }, folder, saved);
  } catch (error) {
    const left = error instanceof FilesLeft ? error : null;
    const reasons = reasonsOf(left ? left.cause : error);
    if (!reasons) throw error;
    return refuse(deps, [...reasons, ...whatIsLeft(left)]);
  }
  deps.print(`Brought in ${told(saved)}: all equal. It is closed: shala tenant open ${saved.tenant.slug}`);
  return 0;
}

function whatIsLeft(left: FilesLeft | null): string[] {
  if (!left) return ['Nothing was changed.'];
  return [`${left.message}. No row was changed. These can be removed by hand:`, ...left.keys];
}

/** A key that is taken (an id, a slug, a host) is named by PostgreSQL itself. */
function reasonsOf(error: unknown): readonly string[] | null {
  if (error instanceof MoveRefused) return error.reasons;
  const { code, table, detail } = error as { code?: string; table?: string; detail?: string };
  return code === '23505' ? [`Taken here by something else: ${table}. ${detail}`] : null;
}

function told({ tenant, takenAt, tables, files }: MoveManifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const { length: count } = Object.keys(files);
  return `${tenant.slug}, ${Object.keys(tables).length} tables with ${rows} rows and ${count} files as of ${takenAt}`;
}
