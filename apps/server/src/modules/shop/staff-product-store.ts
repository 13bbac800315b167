import type { LocalText } from '@shala/brand/brand.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Page } from '#platform/page.ts';

export interface NewLine {
  courseId: number;
  /** Null: all. */
  subjectIds: number[] | null;
  durationDays: number;
  pricePaise: number;
}

export interface ProductInput {
  slug: string;
  name: LocalText;
  description: LocalText;
  isOnSale: boolean;
  lines: NewLine[];
}

/** Texts and lines are JSON as it is built below. */
interface StaffProductRow {
  id: number;
  slug: string;
  name: unknown;
  description: unknown;
  isOnSale: boolean;
  lines: unknown;
  sold: number;
}

interface Key {
  tenantId: number;
  id: number;
}

async function selectWhere(
  db: Queryable,
  tenantId: number,
  condition: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<StaffProductRow[]> {
  const { rows } = await sql<StaffProductRow>`
    SELECT product.id, product.slug, product.name, product.description, product.is_on_sale AS "isOnSale",
      (SELECT jsonb_agg(jsonb_build_object(
         'courseId', line.course_id, 'durationDays', line.duration_days, 'pricePaise', line.price_paise,
         'subjectIds', (
           SELECT jsonb_agg(chosen.subject_id ORDER BY chosen.subject_id) FROM product_line_subject chosen
           WHERE chosen.tenant_id = line.tenant_id AND chosen.product_id = line.product_id
             AND chosen.line_no = line.line_no
         )) ORDER BY line.line_no)
       FROM product_line line
       WHERE line.tenant_id = product.tenant_id AND line.product_id = product.id) AS lines,
      (SELECT count(DISTINCT (bought.student_id, bought.cart_item_id)) FROM order_line bought
       WHERE bought.tenant_id = product.tenant_id AND bought.product_id = product.id
         AND bought.outcome = 'granted') AS sold
    FROM product
    WHERE product.tenant_id = ${tenantId} AND ${condition}
    ORDER BY product.id ${rest}
  `.execute(db);
  return rows;
}

export async function selectStaffProducts(
  db: Queryable,
  tenantId: number,
  page: Page,
): Promise<{ products: StaffProductRow[]; total: number }> {
  const { total } = await db
    .selectFrom('product')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const part = sql`LIMIT ${page.size} OFFSET ${(page.number - 1) * page.size}`;
  return { products: await selectWhere(db, tenantId, sql`true`, part), total };
}

export async function selectProductId(db: Queryable, tenantId: number, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function lockProduct(tx: Tx, { tenantId, id }: Key): Promise<StaffProductRow | null> {
  const [product] = await selectWhere(
    tx,
    tenantId,
    sql`product.id = ${id}`,
    sql`FOR NO KEY UPDATE OF product`,
  );
  return product ?? null;
}

/** Those courses of the tenant's licences, and their subjects. */
export async function selectSellable(db: Queryable, tenantId: number, courseIds: readonly number[]) {
  const courses = await db
    .selectFrom('course_licence')
    .select('course_id')
    .where('tenant_id', '=', tenantId)
    .where('course_id', 'in', courseIds)
    .execute();
  const subjects = await db
    .selectFrom('subject')
    .select(['id', 'course_id'])
    .where('course_id', 'in', courseIds)
    .execute();
  return {
    courseIds: new Set(courses.map((row) => row.course_id)),
    courseOf: new Map(subjects.map((row) => [row.id, row.course_id])),
  };
}

/** Null: the slug is another product's. */
export async function insertProduct(tx: Tx, tenantId: number, input: ProductInput): Promise<number | null> {
  const row = await tx
    .insertInto('product')
    .values({ tenant_id: tenantId, ...columnsOf(input) })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  await insertLines(tx, { tenantId, id: row.id }, input.lines);
  return row.id;
}

export async function updateProduct(tx: Tx, { tenantId, id }: Key, input: ProductInput): Promise<void> {
  await tx
    .updateTable('product')
    .set(columnsOf(input))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await tx
    .deleteFrom('product_line')
    .where('tenant_id', '=', tenantId)
    .where('product_id', '=', id)
    .execute();
  await insertLines(tx, { tenantId, id }, input.lines);
}

const columnsOf = ({ slug, name, description, isOnSale }: ProductInput) => ({
  slug,
  name: JSON.stringify(name),
  description: JSON.stringify(description),
  is_on_sale: isOnSale,
});

async function insertLines(tx: Tx, { tenantId, id }: Key, lines: readonly NewLine[]): Promise<void> {
  const place = { tenant_id: tenantId, product_id: id };
  await tx
    .insertInto('product_line')
    .values(
      lines.map((line, index) => ({
        ...place,
        line_no: index + 1,
        course_id: line.courseId,
        duration_days: line.durationDays,
        price_paise: line.pricePaise,
      })),
    )
    .execute();
  const chosen = lines.flatMap(({ subjectIds }, index) =>
    (subjectIds ?? []).map((subjectId) => ({ ...place, line_no: index + 1, subject_id: subjectId })),
  );
  if (chosen.length > 0) await tx.insertInto('product_line_subject').values(chosen).execute();
}
