import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { Database } from '#platform/db/database.ts';
import { importCommand } from './import-command.ts';
import { initCommand } from './init-command.ts';

const usage = `shala init --tenant SLUG --name NAME --host HOST --admin-email EMAIL [--admin-password-file FILE]
    creates a tenant, its first brand and its first admin

shala import FOLDER [--dry-run] [--tenant SLUG]
    loads a folder of YAML and CSV files; can be run again and again (docs/importing.md)
    --dry-run   shows what would be created and changed, and changes nothing
    --tenant    the tenant of a students.csv without a tenant column`;

const initOptions = z.object({
  tenant: z.string().regex(/^[a-z0-9-]{2,40}$/, 'must be 2 to 40 small letters, digits and hyphens'),
  name: z.string().trim().min(1),
  host: z.string().regex(/^[a-z0-9.-]+$/, 'must be a host name in small letters'),
  'admin-email': z.email().toLowerCase(),
  'admin-password-file': z.string().optional(),
});

class UsageError extends Error {}

/** Answers with the exit code: 0 done, 1 refused with a report, 2 called wrongly. */
export async function runCommand(
  db: Database,
  args: string[],
  print: (line: string) => void,
): Promise<number> {
  try {
    const [command, ...rest] = args;
    if (command === 'init') return await init(db, rest, print);
    if (command === 'import') return await importFrom(db, rest, print);
    throw new UsageError(
      command === undefined ? 'No command was given.' : `There is no command "${command}".`,
    );
  } catch (error) {
    if (!isUsageError(error)) throw error;
    print(`${error.message}\n\n${usage}`);
    return 2;
  }
}

async function init(db: Database, args: string[], print: (line: string) => void): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { tenant: text, name: text, host: text, 'admin-email': text, 'admin-password-file': text },
  });
  const options = initOptions.safeParse(values);
  if (!options.success) {
    const [issue] = options.error.issues;
    throw new UsageError(`--${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { tenant, name, host, 'admin-email': adminEmail, 'admin-password-file': file } = options.data;
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

async function importFrom(db: Database, args: string[], print: (line: string) => void): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, tenant: { type: 'string' } },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new UsageError('Name one folder.');
  return importCommand(db, { folder, isDryRun: values['dry-run'], tenant: values.tenant ?? null }, print);
}

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
