import { spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmptyDatabase, openEmptyDatabase, readAllRows } from '../../../test/empty-database.ts';
import { createTenancyModule } from '../../modules/tenancy/index.ts';
import { checkPassword } from '../../platform/passwords.ts';
import { runCommand } from './command-line.ts';

let database: EmptyDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.stop());

const init = async (tenant: string, host: string, ...more: string[]) => {
  const lines: string[] = [];
  const name = ['--name', 'Naya School', '--admin-email', 'Head@naya.example.org'];
  const args = ['init', '--tenant', tenant, '--host', host, ...name, ...more];
  const code = await runCommand({ db: database.db, sealer: null, print: (line) => lines.push(line) }, args);
  return { code, text: lines.join('\n') };
};

const adminHash = async (tenant: string) => {
  const { rows } = await database.pool.query<{ password_hash: string; role: string }>(
    `SELECT password_hash, role FROM staff JOIN staff_role ON staff_role.staff_id = staff.id
     JOIN tenant ON tenant.id = staff.tenant_id WHERE tenant.slug = $1 AND email = 'head@naya.example.org'`,
    [tenant],
  );
  expect(rows).toMatchObject([{ role: 'tenant_admin' }]);
  return rows[0]?.password_hash ?? null;
};

test('init creates a tenant, a brand on its host and an admin who can sign in with the password shown', async () => {
  const { code, text } = await init('naya', 'naya.example.org');
  expect(code).toBe(0);
  const shown = /shown only now: (\S{16})$/.exec(text)?.[1] ?? '';
  expect(await checkPassword(await adminHash('naya'), shown)).toBe(true);
  const { brands } = createTenancyModule({ db: database.db });
  expect(await brands.ofHost('naya.example.org')).toMatchObject({ record: { name: { en: 'Naya School' } } });
});

test('a password from a file is taken and not shown', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'shala-init-')), 'password');
  await writeFile(file, 'Guava@2026\n');
  const { code, text } = await init('doosra', 'doosra.example.org', '--admin-password-file', file);
  expect(code).toBe(0);
  expect(text).not.toContain('Guava@2026');
  expect(await checkPassword(await adminHash('doosra'), 'Guava@2026')).toBe(true);
});

test.each([
  ['a tenant that exists', 'naya', 'other.example.org', 1, /exists already/],
  ['a host of another tenant', 'third', 'naya.example.org', 1, /belongs to another tenant/],
  ['a name that cannot stand in an address', 'No Spaces', 'x.example.org', 2, /--tenant: must be 2 to 40/],
])('%s is refused and nothing changes', async (_what, tenant, host, expected, message) => {
  const before = await readAllRows(database.pool);
  const { code, text } = await init(tenant, host);
  expect({ code, text }).toEqual({ code: expected, text: expect.stringMatching(message) });
  expect(await readAllRows(database.pool)).toEqual(before);
});

test('the command itself ends with the code of what happened', () => {
  const entry = fileURLToPath(new URL('../../entry/shala.ts', import.meta.url));
  const shala = (...args: string[]) =>
    spawnSync(process.execPath, ['--conditions=source', entry, ...args], {
      env: { PATH: process.env.PATH, DATABASE_URL: database.url },
      encoding: 'utf8',
    });
  expect(shala('import', '/no/such/folder')).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/is not there/),
  });
  expect(shala('export')).toMatchObject({ status: 2, stdout: expect.stringMatching(/no command "export"/) });
});
