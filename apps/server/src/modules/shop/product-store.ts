import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import type { Page } from '#platform/page.ts';

/**
 * On sale, and every course of it can be opened: it is active, under an active board, and the tenant has its licence,
 * be it of another owner.
 */
const isSold = sql<boolean>`product.is_on_sale AND NOT EXISTS (
  SELECT FROM product_line line
  JOIN course ON course.id = line.course_id
  LEFT JOIN board ON board.id = course.board_id
  LEFT JOIN course_licence licence ON licence.course_id = course.id AND licence.tenant_id = line.tenant_id
  WHERE line.tenant_id = product.tenant_id AND line.product_id = product.id
    AND (NOT course.is_active OR licence.course_id IS NULL OR board.is_active IS FALSE)
) AND EXISTS (
  SELECT FROM product_line line WHERE line.tenant_id = product.tenant_id AND line.product_id = product.id
)`;

const subjectJson = sql`jsonb_agg(jsonb_build_object(
  'id', subject.id, 'name', subject.name, 'colour', subject.colour, 'icon', subject.icon
) ORDER BY subject.position, subject.id)`;

const linesJson = sql`(
  SELECT jsonb_agg(jsonb_build_object(
    'lineNo', line.line_no, 'courseId', course.id, 'courseName', course.name, 'courseKind', course.kind,
    'board', CASE WHEN board.id IS NOT NULL THEN jsonb_build_object('id', board.id, 'name', board.name) END,
    'durationDays', line.duration_days, 'pricePaise', line.price_paise,
    'coversAll', chosen.list IS NULL, 'subjects', coalesce(chosen.list, everything.list, '[]')
  ) ORDER BY line.line_no)
  FROM product_line line
  JOIN course ON course.id = line.course_id
  LEFT JOIN board ON board.id = course.board_id
  CROSS JOIN LATERAL (
    SELECT ${subjectJson} AS list FROM product_line_subject
    JOIN subject ON subject.id = product_line_subject.subject_id
    WHERE product_line_subject.tenant_id = line.tenant_id AND product_line_subject.product_id = line.product_id
      AND product_line_subject.line_no = line.line_no
  ) chosen
  CROSS JOIN LATERAL (
    SELECT ${subjectJson} AS list FROM subject WHERE subject.course_id = course.id AND subject.is_active
  ) everything
  WHERE line.tenant_id = product.tenant_id AND line.product_id = product.id
)`;

/** Texts and lines are JSON as it is built above. */
interface ProductRow {
  id: number;
  name: unknown;
  description: unknown;
  pictureKey: string | null;
  lines: unknown;
}

export interface ProductFilter {
  boardId?: number | undefined;
  /** A class of a board is a course. */
  courseId?: number | undefined;
}

const matches = ({ boardId, courseId }: ProductFilter): RawBuilder<boolean> => sql<boolean>`EXISTS (
  SELECT FROM product_line line JOIN course ON course.id = line.course_id
  WHERE line.tenant_id = product.tenant_id AND line.product_id = product.id AND course.kind = 'class_room'
    AND (${boardId ?? null}::bigint IS NULL OR course.board_id = ${boardId ?? null})
    AND (${courseId ?? null}::bigint IS NULL OR course.id = ${courseId ?? null})
)`;

const passes = (filter: ProductFilter): RawBuilder<boolean> =>
  filter.boardId === undefined && filter.courseId === undefined ? sql<boolean>`true` : matches(filter);

async function selectWhere(
  db: Queryable,
  tenantId: number,
  condition: RawBuilder<boolean>,
  rest = sql``,
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    SELECT product.id, product.name, product.description, product.picture_key AS "pictureKey", ${linesJson} AS lines
    FROM product
    WHERE product.tenant_id = ${tenantId} AND ${isSold} AND ${condition}
    ORDER BY product.id ${rest}
  `.execute(db);
  return rows;
}

export async function selectProductPage(
  db: Queryable,
  tenantId: number,
  { filter, page }: { filter: ProductFilter; page: Page },
): Promise<{ products: ProductRow[]; total: number }> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM product
    WHERE product.tenant_id = ${tenantId} AND ${isSold} AND ${passes(filter)}
  `.execute(db);
  const part = sql`LIMIT ${page.size} OFFSET ${(page.number - 1) * page.size}`;
  const products = await selectWhere(db, tenantId, passes(filter), part);
  return { products, total: rows[0]?.total ?? 0 };
}

/** Those of them that are sold now. */
export async function selectSoldProducts(
  db: Queryable,
  tenantId: number,
  productIds: readonly number[],
): Promise<ProductRow[]> {
  if (productIds.length === 0) return [];
  return selectWhere(db, tenantId, sql<boolean>`product.id = ANY(${productIds}::bigint[])`);
}

/** Class rooms that something is sold for, in the order of the catalogue. */
export async function selectSoldClasses(db: Queryable, tenantId: number) {
  const { rows } = await sql<{ id: number; name: unknown; board_id: number; board_name: unknown }>`
    SELECT course.id, course.name, board.id AS board_id, board.name AS board_name
    FROM course JOIN board ON board.id = course.board_id
    WHERE course.kind = 'class_room' AND EXISTS (
      SELECT FROM product_line sold
      JOIN product ON product.tenant_id = sold.tenant_id AND product.id = sold.product_id
      WHERE sold.tenant_id = ${tenantId} AND sold.course_id = course.id AND ${isSold}
    )
    ORDER BY board.position, board.id, course.position, course.id
  `.execute(db);
  return rows;
}
