import { parseArgs } from 'node:util';
import { findTenant } from '#modules/tenancy/index.ts';
import type { CommandDeps } from '../import/command-deps.ts';
import { UsageError } from '../import/read-options.ts';
import { MoveRefused } from './move-refused.ts';
import { removeTenant } from './remove-tenant.ts';
import { refuse, storageOf } from './tenant-command-parts.ts';

/** What cannot be undone is asked for twice: by the tenant's name once more, and by the export that holds it all. */
export async function removeCommand(deps: CommandDeps, args: string[]): Promise<number> {
  const { slug, folder } = readRemoval(args);
  const id = await findTenant(deps.db, slug);
  if (id === null) return refuse(deps, [`There is no tenant "${slug}".`]);
  const storage = storageOf(deps);
  try {
    const { files, isOwnerKept } = await removeTenant({ db: deps.db, storage }, { id, slug }, folder);
    deps.print(`Removed ${slug}: its rows in every table, and ${files} files.`);
    if (isOwnerKept) deps.print(`Others use courses of ${slug}: these are still here, under its name.`);
    return 0;
  } catch (error) {
    const reasons = reasonsOf(error);
    if (!reasons) throw error;
    return refuse(deps, reasons);
  }
}

function readRemoval(args: string[]): { slug: string; folder: string | null } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      confirm: { type: 'string' },
      export: { type: 'string' },
      'without-export': { type: 'boolean', default: false },
    },
  });
  const [slug, ...more] = positionals;
  if (slug === undefined || more.length > 0) throw new UsageError('Name one tenant.');
  if (values.confirm !== slug) throw new UsageError('--confirm: must name the tenant once more');
  const { export: folder = null, 'without-export': isWithout } = values;
  if ((folder === null) !== isWithout) {
    throw new UsageError('Name the folder of its export (--export), or say --without-export.');
  }
  return { slug, folder };
}

/** A row that refers to one that goes was written in between, by a sweep or by somebody who uses one of its courses. */
function reasonsOf(error: unknown): readonly string[] | null {
  if (error instanceof MoveRefused) return error.reasons;
  const { code, table, detail } = error as { code?: string; table?: string; detail?: string };
  return code === '23503' ? [`Written meanwhile: ${table}. ${detail} Call it again.`] : null;
}
