import { inLocale, type Locale, localTextSchema } from '@shala/brand/brand.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { ShopDeps } from './deps.ts';
import { selectSoldClasses } from './product-store.ts';
import { requireSelling } from './require-selling.ts';

export interface Option {
  id: number;
  name: string;
}

interface Where {
  tenantId: number;
  brandId: number;
  locale: Locale;
}

const say = (value: unknown, locale: Locale) => inLocale(localTextSchema.parse(value), locale);

/** Boards that something is sold for. */
export async function listBoards(
  db: Queryable,
  deps: Pick<ShopDeps, 'flagsOf'>,
  { locale, ...where }: Where,
): Promise<Option[]> {
  await requireSelling(deps, where);
  const classes = await selectSoldClasses(db, where.tenantId);
  return [...new Map(classes.map((row) => [row.board_id, say(row.board_name, locale)]))].map(
    ([id, name]) => ({
      id,
      name,
    }),
  );
}

/** Classes of a board that something is sold for. */
export async function listClasses(
  db: Queryable,
  deps: Pick<ShopDeps, 'flagsOf'>,
  { locale, boardId, ...where }: Where & { boardId: number },
): Promise<Option[]> {
  await requireSelling(deps, where);
  const classes = await selectSoldClasses(db, where.tenantId);
  return classes
    .filter((row) => row.board_id === boardId)
    .map(({ id, name }) => ({ id, name: say(name, locale) }));
}
