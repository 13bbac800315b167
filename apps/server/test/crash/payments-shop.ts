import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { openDatabase } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrations.ts';
import { hashPassword } from '../../src/platform/passwords.ts';
import { installTestClock } from '../clock.ts';
import { loadFolder } from '../load-folder.ts';
import { addMerchants } from '../merchants.ts';
import { password } from '../people.ts';

export type TenantName = 'shala' | 'udaan';
/** Each is paid through another gateway. */
const tenants: readonly TenantName[] = ['shala', 'udaan'];

export interface Shop {
  db: ReturnType<typeof openDatabase>['db'];
  pool: pg.Pool;
  products: Record<TenantName, number[]>;
  close(): Promise<void>;
}

const demo = new URL('../../../../demo', import.meta.url).pathname;

/** How many may use each: so few that families have to fight for them. */
export const coupons = { TENPERCENT: 0.04, HUNDREDOFF: 0.02, ONCEEACH: 0.05, FREE: 0.005 };

/** The demo's brands and courses, things to buy, and coupons of which there are too few. */
export async function openShop(url: string, orders: number): Promise<Shop> {
  await migrate(url);
  await installTestClock(url);
  const folder = mkdtempSync(join(tmpdir(), 'shala-crash-shop-'));
  for (const file of ['tenants.yaml', 'catalogue.yaml']) cpSync(join(demo, file), join(folder, file));
  await loadFolder(url, folder);
  rmSync(folder, { recursive: true });
  await addMerchants(url);
  const { db, pool } = openDatabase({ url, max: 4, onIdleError: () => {} });
  // The parent's code has tests of its own.
  await pool.query(`UPDATE brand SET flags = flags || '{"parentApproval": false}'`);
  await pool.query(
    `INSERT INTO staff (tenant_id, email, name) SELECT id, 'office@example.org', '{"en": "Office"}' FROM tenant`,
  );
  const limit = (share: number) => Math.max(2, Math.round(orders * share));
  await pool.query(
    `INSERT INTO coupon (tenant_id, code, kind, value, from_day, to_day, max_uses, max_uses_per_student)
     SELECT tenant.id, code, kind, value, app_today() - 5, app_today() + 300, most, each FROM tenant, (VALUES
       ('TENPERCENT', 'percent', 10, $1::int, NULL::int), ('HUNDREDOFF', 'amount', 10000, $2, NULL),
       ('ONCEEACH', 'amount', 5050, $3, 1), ('FREE', 'percent', 100, $4, NULL)) wanted (code, kind, value, most, each)
     WHERE tenant.slug IN ('shala', 'udaan')`,
    [limit(coupons.TENPERCENT), limit(coupons.HUNDREDOFF), limit(coupons.ONCEEACH), limit(coupons.FREE)],
  );
  const products = { shala: await addProducts(pool, 'shala'), udaan: await addProducts(pool, 'udaan') };
  return { db, pool, products, close: () => db.destroy() };
}

/** One or two lines each, all subjects or two of them, at prices with odd paise. */
async function addProducts(pool: pg.Pool, tenant: TenantName): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO product (tenant_id, slug, name, description)
     SELECT id, 'crash-' || n, jsonb_build_object('en', 'Course ' || n), '{"en": "Bought in a storm"}'
     FROM tenant, generate_series(1, 6) n WHERE slug = $1 RETURNING id`,
    [tenant],
  );
  const ids = rows.map(({ id }) => id);
  await pool.query(
    `WITH mine AS (
       SELECT product.tenant_id, product.id, row_number() OVER (ORDER BY product.id) AS n FROM product
       WHERE product.id = ANY ($1)
     ), courses AS (
       SELECT licence.tenant_id, course.id, row_number() OVER (PARTITION BY licence.tenant_id ORDER BY course.id) AS n
       FROM course JOIN course_licence licence ON licence.course_id = course.id
       WHERE course.kind = 'class_room' AND course.is_active
     ), lines AS (
       INSERT INTO product_line (tenant_id, product_id, line_no, course_id, duration_days, price_paise)
       SELECT mine.tenant_id, mine.id, line_no, courses.id, 30, 19900 * line_no + mine.n * 1013
       FROM mine, generate_series(1, 2) line_no JOIN LATERAL (SELECT 1) one ON true, courses
       WHERE courses.tenant_id = mine.tenant_id AND courses.n = line_no AND (line_no = 1 OR mine.n % 2 = 0)
       RETURNING tenant_id, product_id, line_no, course_id
     )
     INSERT INTO product_line_subject (tenant_id, product_id, line_no, subject_id)
     SELECT lines.tenant_id, product_id, line_no, subject.id FROM lines
     JOIN mine ON mine.id = product_id AND mine.n % 3 = 0
     CROSS JOIN LATERAL (
       SELECT id FROM subject WHERE subject.course_id = lines.course_id ORDER BY position, id LIMIT 2
     ) subject`,
    [ids],
  );
  return ids;
}

export interface Customer {
  tenant: TenantName;
  email: string;
}

export async function addCustomers(pool: pg.Pool, count: number, prefix: string): Promise<Customer[]> {
  const { rows } = await pool.query<{ tenant: TenantName; email: string }>(
    `WITH made AS (
       INSERT INTO student (tenant_id, first_name) SELECT tenant.id, 'C' || n
       FROM tenant, generate_series(1, $1::int) n WHERE tenant.slug IN ('shala', 'udaan') RETURNING id, tenant_id
     ), signed AS (
       INSERT INTO student_credential (student_id, tenant_id, email, password_hash)
       SELECT id, tenant_id, $2::text || id || '@example.org', $3 FROM made RETURNING tenant_id, email
     )
     SELECT tenant.slug AS tenant, email FROM signed JOIN tenant ON tenant.id = tenant_id ORDER BY email`,
    [Math.ceil(count / tenants.length), prefix, await hashPassword(password)],
  );
  return rows;
}
