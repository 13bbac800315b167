import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAllRows } from '../../../test/empty-database.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { importFolder } from './run-import.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

async function load(text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'shala-store-'));
  await writeFile(join(folder, 'store.yaml'), text);
  return importFolder(world.db, { folder, isDryRun: false, tenant: null, storage: null });
}

const text = (price: number, maxUses: number) => `products:
- slug: physics-9
  tenant: shala
  name: { en: Physics }
  description: { en: Half a year }
  lines:
  - { course: cbse-9, subjects: [physics], duration_days: 180, price_paise: ${price} }
  - { course: cbse-8, duration_days: 30, price_paise: 100 }
coupons:
- { code: HALF, tenant: shala, kind: percent, value: 50, from: -1d, to: +1d, max_uses: ${maxUses}, used: 3, products: [physics-9] }
carts:
- { tenant: shala, student: st-aarav-iyer, products: [physics-9] }
`;
const counted = (created: number, changed: number, unchanged: number) => ({ created, changed, unchanged });

test('a changed price and limit are changed, the count of uses and the cart stay as people left them', async () => {
  const once = counted(1, 0, 0);
  expect(await load(text(120_050, 10))).toEqual({
    isDone: true,
    counts: { products: once, coupons: once, carts: once },
  });
  await world.pool.query(`UPDATE coupon SET uses = 5 WHERE code = 'HALF'`);
  await world.pool.query(
    `DELETE FROM cart_item WHERE product_id = (SELECT id FROM product WHERE slug = 'physics-9')`,
  );
  expect(await load(text(99_900, 6))).toEqual({
    isDone: true,
    counts: { products: counted(0, 1, 0), coupons: counted(0, 1, 0), carts: counted(0, 0, 1) },
  });
  const { rows } = await world.pool.query(
    `SELECT uses, max_uses, max_uses_per_student, sum(price_paise)::int AS price,
       (SELECT count(*)::int FROM cart_item WHERE cart_item.product_id = product.id) AS items
     FROM product JOIN product_line ON product_id = product.id JOIN coupon ON code = 'HALF'
     WHERE product.slug = 'physics-9' GROUP BY coupon.id, uses, max_uses, max_uses_per_student, product.id`,
  );
  expect(rows).toEqual([{ uses: 5, max_uses: 6, max_uses_per_student: null, price: 100_000, items: 0 }]);
  const { rows: noted } = await world.pool.query(
    `SELECT action, actor_kind FROM audit_log WHERE action LIKE 'product.%'
       AND subject_id = (SELECT id FROM product WHERE slug = 'physics-9') ORDER BY id`,
  );
  expect(noted).toEqual([
    { action: 'product.created', actor_kind: 'system' },
    { action: 'product.changed', actor_kind: 'system' },
  ]);
});

test('what does not fit is told with its line, and nothing is taken', async () => {
  await world.pool.query(`UPDATE coupon SET uses = 5 WHERE code = 'SHALA10'`);
  const before = await readAllRows(world.pool);
  const result = await load(`products:
- slug: dear
  tenant: shala
  name: { en: Dear }
  description: { en: Dear }
  lines:
  - { course: cbse-9, duration_days: 30, price_paise: 60000000 }
  - { course: cbse-9, duration_days: 30, price_paise: 60000000 }
- slug: odd
  tenant: shala
  name: { en: Odd }
  description: { en: Odd }
  lines:
  - { course: cbse-9, subjects: [magic], duration_days: 30, price_paise: 100 }
  - { course: no-such, duration_days: 30, price_paise: 100 }
coupons:
- { code: SHALA10, tenant: shala, kind: percent, value: 10, from: -1d, to: +1d, max_uses: 4 }
- { code: WRONG-WAY, tenant: shala, kind: amount, value: 10, from: +1d, to: -1d }
- { code: NOTHING, tenant: shala, kind: amount, value: 10, from: -1d, to: +1d, products: [pr-jee-full] }
carts:
- { tenant: shala, student: st-nobody, products: [pr-cbse-8-full] }
`);
  expect(result.isDone ? [] : result.problems.map(({ name, message }) => `${name}: ${message}`)).toEqual([
    'products[0]: a product costs 100000000 paise at most',
    'products[1].lines[0].subjects[0]: there is no subject "magic"',
    'products[1].lines[1].course: there is no course "no-such"',
    'coupons[0]: 5 of this coupon are used already',
    expect.stringMatching(/^coupons\[1\]\.to: is before from/),
    'coupons[2].products[0]: there is no product "pr-jee-full"',
    'carts[0].student: there is no student "st-nobody"',
  ]);
  expect(await readAllRows(world.pool)).toEqual(before);
});

test('a percentage above a hundred is refused before anything is looked up', async () => {
  const result = await load(
    'coupons:\n- { code: TOO-MUCH, tenant: shala, kind: percent, value: 101, from: -1d, to: +1d }\n',
  );
  expect(result.isDone ? [] : result.problems.map(({ name, message }) => `${name}: ${message}`)).toEqual([
    'coupons[0].value: must be 100 or less: it is a percentage',
  ]);
});
