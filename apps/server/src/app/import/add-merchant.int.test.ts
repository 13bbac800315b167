import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../../test/world.ts';
import { findGateway, gatewayOfAccount } from '../../modules/shop/find-gateway.ts';
import { createSealer } from '../../platform/sealed.ts';
import { runCommand } from './command-line.ts';
import { openPayments } from './open-payments.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(join(tmpdir(), 'shala-merchant-'));
});
afterAll(() => world.stop());

const keys = { merchantId: '77', accessCode: 'AVTEST', workingKey: 'a-working-key' };

async function add(content: unknown, more: Record<string, string> = {}, brand = 'kids') {
  const file = join(folder, 'keys.json');
  await writeFile(file, JSON.stringify(content));
  const lines: string[] = [];
  const deps = {
    db: world.db,
    sealer: createSealer(world.config.DATA_KEYS),
    openGateway: openPayments({ ...world.environment, ...more }),
    print: (line: string) => void lines.push(line),
  };
  const options = ['--tenant', 'shala', '--brand', brand, '--gateway', 'ccavenue', '--keys-file', file];
  return { code: await runCommand(deps, ['merchant', 'add', ...options]), text: lines.join('\n') };
}

async function accounts() {
  const { rows } = await world.pool.query<{
    tenant_id: number;
    brand_id: number;
    reference: string;
    merchant_id: string;
    secrets: Buffer;
    closed: boolean;
  }>(
    `SELECT account.tenant_id, brand_id, reference, merchant_id, secrets, closed_at IS NOT NULL AS closed
     FROM merchant_account account JOIN brand ON brand.id = brand_id WHERE brand.slug = 'kids' ORDER BY account.id`,
  );
  return rows;
}

test('an account is kept sealed, the same again changes nothing, and a new one closes the old', async () => {
  const first = await add(keys);
  expect(first).toMatchObject({
    code: 0,
    text: expect.stringContaining('New payments go to 77 at ccavenue'),
  });
  expect(await add(keys)).toMatchObject({ code: 0, text: expect.stringContaining('already') });
  const [account, ...others] = await accounts();
  expect(others).toEqual([]);
  expect(first.text).toContain(account?.reference);
  expect(account?.secrets.toString('latin1')).not.toContain('a-working-key');

  await add({ ...keys, merchantId: '78' });
  expect((await accounts()).map(({ merchant_id, closed }) => [merchant_id, closed])).toEqual([
    ['77', true],
    ['78', false],
  ]);
  const { rows } = await world.pool.query(
    `SELECT details FROM audit_log WHERE action = 'merchant_account.added'`,
  );
  expect(JSON.stringify(rows)).not.toContain('a-working-key');
});

test('new keys of a known merchant are kept in its place: what was paid before is asked about with them', async () => {
  const keysOf = async () => {
    const sealer = createSealer(world.config.DATA_KEYS);
    return (await accounts()).map(({ reference, merchant_id, secrets, closed }) => ({
      reference,
      merchant_id,
      closed,
      key: JSON.parse(sealer.open(secrets)).workingKey,
    }));
  };
  const [first, second] = await keysOf();
  const known = { ...keys, merchantId: '78', workingKey: 'the-next-key' };
  expect(await add(known)).toMatchObject({ code: 0, text: expect.stringContaining('earlier payments') });
  expect(await keysOf()).toEqual([first, { ...second, key: 'the-next-key' }]);
  await add({ ...keys, workingKey: 'back-again' });
  expect((await keysOf()).map(({ closed, key }) => [closed, key])).toEqual([
    [false, 'back-again'],
    [true, 'the-next-key'],
  ]);
  await add(known);
  const { rows } = await world.pool.query(
    `SELECT details FROM audit_log WHERE action = 'merchant_account.changed'`,
  );
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain('key');
});

test('new payments go to the open account; the closed one answers for its own, and only to its tenant', async () => {
  const [closed, open] = await accounts();
  const { tenant_id: tenantId, brand_id: brandId, reference } = closed ?? open ?? expect.fail();
  const deps = {
    sealer: createSealer(world.config.DATA_KEYS),
    openGateway: openPayments(world.environment),
  };
  expect((await findGateway(world.db, deps, { tenantId, brandId }))?.accountReference).toBe(open?.reference);
  expect(await gatewayOfAccount(world.db, deps, { tenantId, reference })).toMatchObject({
    accountReference: reference,
    gatewayName: 'ccavenue',
  });
  expect(await gatewayOfAccount(world.db, deps, { tenantId: tenantId + 1_000, reference })).toBeNull();
  expect(await findGateway(world.db, deps, { tenantId, brandId: brandId + 1_000 })).toBeNull();
});

test('keys that do not work are refused before anything is written, and no key is shown', async () => {
  const before = await accounts();
  expect(await add({ merchantId: '79', accessCode: 'AV' })).toMatchObject({
    code: 1,
    text: expect.stringContaining('workingKey'),
  });
  const secret = { ...keys, workingKey: 'development-secret' };
  for (const environment of [{ PAYMENT_MODE: 'live' }, { NODE_ENV: 'production' }]) {
    const refused = await add(secret, environment);
    expect(refused.code).toBe(1);
    expect(refused.text).not.toContain('development-secret');
  }
  expect((await add({ accessCode: 'AV' })).code).toBe(2);
  expect((await add(keys, {}, 'nobody')).code).toBe(1);
  expect(await accounts()).toEqual(before);
});

test('a page of ours may send a form to itself and to the payment page, and to nobody else', async () => {
  const { headers } = await world.server.inject({ url: '/healthz' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`form-action 'self' ${world.config.PAYMENT_SIMULATOR_URL};`);
});
