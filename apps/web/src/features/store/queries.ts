import { applyCoupon, type CartItem, listBoards, listGrades, listProducts } from '@shala/api-client/store.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import { keepWhile } from '#shared/subjects/keep-previous.ts';

export interface ProductFilter {
  readonly boardId?: number | undefined;
  readonly classId?: number | undefined;
}

export const productsQuery = (studentId: number, { boardId, classId }: ProductFilter, page: number) =>
  queryOptions({
    queryKey: ['products', studentId, boardId ?? null, classId ?? null, page],
    queryFn: ({ signal }) => listProducts(transport, { page, boardId, classId, signal }),
    placeholderData: keepWhile('products', studentId, boardId ?? null, classId ?? null),
  });

export const boardsQuery = queryOptions({
  queryKey: ['store-boards'],
  queryFn: ({ signal }) => listBoards(transport, signal),
});

export const gradesQuery = (boardId: number) =>
  queryOptions({
    queryKey: ['store-grades', boardId],
    queryFn: ({ signal }) => listGrades(transport, { boardId, signal }),
  });

/** Priced for what lies in the cart: another item asks again. */
export const couponQuery = (studentId: number, code: string, items: readonly CartItem[]) =>
  queryOptions({
    queryKey: ['cart', studentId, 'coupon', code, ...items.map(({ id }) => id)],
    queryFn: ({ signal }) => applyCoupon(transport, { code, signal }),
    placeholderData: keepWhile('cart', studentId, 'coupon', code),
  });

/** After a change of the cart: it, and what the products say about it. Done when what is on the screen is new. */
export async function reloadCart(client: QueryClient): Promise<void> {
  await Promise.all([['cart'], ['products']].map((queryKey) => client.invalidateQueries({ queryKey })));
}
