import * as wire from '@shala/wire/store.ts';
import { type Route, read } from '#platform/http/route.ts';
import { type PageMeta, pageOf } from '#platform/page.ts';
import type { ShopDeps } from '../deps.ts';
import { listBoards, listClasses } from '../list-classes.ts';
import { listProducts } from '../list-products.ts';
import { presentProduct } from './present-product.ts';

export function productRoutes(deps: ShopDeps): Route[] {
  const { db, storage } = deps;
  return [
    read(wire.listProducts, { policy: 'student' }, async ({ actor, place, query, locale }) => {
      const { offers, meta } = await listProducts(db, deps, {
        buyer: { tenantId: actor.tenantId, studentId: actor.studentId },
        brandId: place.brandId,
        filter: { boardId: query.BoardId, courseId: query.ClassId },
        page: pageOf({ number: query.CurrentPage, size: query.Pagesize }),
      });
      return {
        products: await Promise.all(offers.map((offer) => presentProduct(storage, offer, locale))),
        meta: presentMeta(meta),
      };
    }),
    read(
      wire.listActiveBoards,
      { policy: 'student' },
      ({ actor: { tenantId }, place: { brandId }, locale }) =>
        listBoards(db, deps, { tenantId, brandId, locale }),
    ),
    read(
      wire.listGradesByBoard,
      { policy: 'student' },
      ({ actor: { tenantId }, place: { brandId }, query, locale }) =>
        listClasses(db, deps, { tenantId, brandId, locale, boardId: query.BoardId }),
    ),
  ];
}

const presentMeta = (meta: PageMeta) => ({
  currentPage: meta.number,
  totalPages: meta.pages,
  totalCount: meta.total,
  nextPage: meta.next,
  previousPage: meta.previous,
  pageSize: meta.size,
});
