import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { backupCommand } from '#app/backup/backup-command.ts';
import { restoreCommand } from '#app/backup/restore-command.ts';
import { tenantCommand } from '#app/tenant-move/tenant-command.ts';
import { addContentCommand } from './add-content-command.ts';
import { addErpCommand } from './add-erp-command.ts';
import { addMerchantCommand } from './add-merchant-command.ts';
import type { CommandDeps } from './command-deps.ts';
import { importCommand } from './import-command.ts';
import { initCommand } from './init-command.ts';
import { inviteStaffCommand } from './invite-staff-command.ts';
import { readOptions, slugOption, UsageError } from './read-options.ts';
import { rebuildProgressCommand } from './rebuild-progress-command.ts';
import { reconcileCommand } from './reconcile-command.ts';

const usage = `shala init --tenant SLUG --name NAME --host HOST --admin-email EMAIL [--admin-password-file FILE]
    creates a tenant, its first brand and its first admin

shala import FOLDER [--dry-run] [--tenant SLUG]
    loads a folder of YAML and CSV files; can be run again and again (docs/importing.md)
    --dry-run   shows what would be created and changed, and changes nothing
    --tenant    the tenant of a students.csv without a tenant column

shala staff invite --tenant SLUG --email EMAIL --role ROLE [--institute SLUG] [--name NAME] [--brand SLUG] [--language en|hi]
    gives somebody a role and mails an invitation to set a password and an app for sign-in codes
    ROLE is tutor, school_admin (with --institute), tenant_admin or platform_operator

shala content add --owner SLUG --slug SLUG --file FILE|--url URL [--poster FILE] [--captions-en FILE] [--captions-hi FILE]
    [--title TITLE] [--title-hi TITLE] [--course SLUG --subject SLUG --chapter SLUG] [--type video|pdf] [--wait]
    gives a film or a PDF its file, and a place in a chapter when one is named; can be run again and again
    --url    a link instead of a file
    --wait   tells how far the worker is until the content is ready

shala erp add --tenant SLUG --key-id ID [--institute SLUG] [--brand SLUG]
    lets a school's own system hand students over, and shows its secret once (docs/integrations/erp.md)

shala merchant add --tenant SLUG --gateway ccavenue|razorpay --keys-file FILE [--brand SLUG]
    lets a brand's customers pay into this account from now on; FILE is JSON with merchantId and the gateway's keys
    (docs/integrations/payment.md)

shala progress rebuild [--check]
    computes results from the completed runs and points from their ledger, and corrects rows that differ; the school
    may be open meanwhile
    --check   changes nothing and fails if a row is wrong

shala reconcile [--from DAY] [--to DAY] [--tenant SLUG]
    compares the orders of these days (the last 30) with the gateways' statements, prints every difference and fails
    if there is one

shala backup FOLDER
    saves the database as of one moment and all files; into the same folder again, only what is new

shala restore FOLDER
    loads a backup into an empty database and an empty file store, and compares both with what was saved
    (docs/runbooks/backup.md)

shala tenant close|open SLUG
    a closed tenant's calls are refused; for the time of a move (docs/runbooks/move-a-tenant.md)

shala tenant export SLUG FOLDER
    saves all rows of a closed tenant as of one moment, what it uses of others' courses, and its files

shala tenant import FOLDER
    brings it into this installation, whole or not at all, and compares rows and files with what was saved

shala tenant remove SLUG --confirm SLUG --export FOLDER|--without-export
    removes all rows and files of a closed tenant for ever; courses that others use stay. Killed, it goes on when it is
    called again
    --confirm          the tenant's name once more
    --export           the folder of its export, which is compared with its sums before anything goes
    --without-export   there is no export, or it was compared elsewhere`;

const initOptions = z.object({
  tenant: slugOption,
  name: z.string().trim().min(1),
  host: z.string().regex(/^[a-z0-9.-]+$/, 'must be a host name in small letters'),
  'admin-email': z.email().toLowerCase(),
  'admin-password-file': z.string().optional(),
});

/** Answers with the exit code: 0 done, 1 refused with a report, 2 called wrongly. */
export async function runCommand(deps: CommandDeps, args: string[]): Promise<number> {
  try {
    return await run(deps, args);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    deps.print(`${error.message}\n\n${usage}`);
    return 2;
  }
}

function run(deps: CommandDeps, args: string[]): Promise<number> {
  const [command, ...rest] = args;
  const [subcommand, ...more] = rest;
  if (command === 'init') return init(deps, rest);
  if (command === 'import') return importFrom(deps, rest);
  if (command === 'staff' && subcommand === 'invite') return inviteStaffCommand(deps, more);
  if (command === 'content' && subcommand === 'add') return addContentCommand(deps, more);
  if (command === 'erp' && subcommand === 'add') return addErpCommand(deps, more);
  if (command === 'merchant' && subcommand === 'add') return addMerchantCommand(deps, more);
  if (command === 'reconcile') return reconcileCommand(deps, rest);
  if (command === 'progress' && subcommand === 'rebuild') return rebuildProgressCommand(deps, more);
  if (command === 'backup') return copy(deps, rest, backupCommand);
  if (command === 'restore') return copy(deps, rest, restoreCommand);
  if (command === 'tenant') return tenantCommand(deps, rest);
  throw new UsageError(
    command === undefined ? 'No command was given.' : `There is no command "${args.slice(0, 2).join(' ')}".`,
  );
}

async function init({ db, print }: CommandDeps, args: string[]): Promise<number> {
  const {
    tenant,
    name,
    host,
    'admin-email': adminEmail,
    'admin-password-file': file,
  } = readOptions(args, initOptions);
  const adminPassword = file === undefined ? null : await readPassword(file);
  return initCommand(db, { tenant, name, host, adminEmail, adminPassword }, print);
}

async function readPassword(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    throw new UsageError(`--admin-password-file: ${file} cannot be read`, { cause: error });
  }
}

async function importFrom({ db, storage = null, print }: CommandDeps, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, tenant: { type: 'string' } },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new UsageError('Name one folder.');
  const { tenant = null, 'dry-run': isDryRun } = values;
  return importCommand(db, { folder, isDryRun, tenant, storage }, print);
}

function copy(
  deps: CommandDeps,
  [folder, ...more]: string[],
  command: typeof backupCommand,
): Promise<number> {
  const { storage, databaseUrl } = deps;
  if (folder === undefined || more.length > 0) throw new UsageError('Name one folder.');
  if (!storage || databaseUrl === undefined)
    throw new UsageError('The file store (S3_...) is not configured.');
  return command({ db: deps.db, print: deps.print, storage, databaseUrl }, folder);
}

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
