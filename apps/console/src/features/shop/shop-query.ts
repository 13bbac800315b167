import {
  getStaffOrder,
  listStaffOrders,
  listStaffRefunds,
  type StaffOrderState,
} from '@shala/api-client/money-staff.ts';
import { listStaffPlaces } from '@shala/api-client/staff-people.ts';
import { listStaffCoupons, listStaffProducts } from '@shala/api-client/store-staff.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';

const shop = ['shop'];
/** The most the server gives at once: what a coupon can be bound to. */
const mostProducts = 50;

export const productsQuery = (page: number) =>
  queryOptions({
    queryKey: [...shop, 'products', page],
    queryFn: ({ signal }) => listStaffProducts(transport, { page, signal }),
    placeholderData: keepPreviousData,
  });

export const allProductsQuery = queryOptions({
  queryKey: [...shop, 'all-products'],
  queryFn: async ({ signal }) => {
    const first = await listStaffProducts(transport, { page: 1, size: mostProducts, signal });
    const products = [...first.products];
    for (let page = 2; page <= first.pages; page += 1)
      products.push(...(await listStaffProducts(transport, { page, size: mostProducts, signal })).products);
    return products;
  },
});

export const couponsQuery = (page: number) =>
  queryOptions({
    queryKey: [...shop, 'coupons', page],
    queryFn: ({ signal }) => listStaffCoupons(transport, { page, signal }),
    placeholderData: keepPreviousData,
  });

export interface OrderFilter {
  readonly search: string;
  readonly state: StaffOrderState | null;
  readonly page: number;
}

export const ordersQuery = (filter: OrderFilter) =>
  queryOptions({
    queryKey: [...shop, 'orders', filter],
    queryFn: ({ signal }) => listStaffOrders(transport, { ...filter, signal }),
    placeholderData: keepPreviousData,
  });

export const orderQuery = (reference: string) =>
  queryOptions({
    queryKey: [...shop, 'order', reference],
    queryFn: ({ signal }) => getStaffOrder(transport, { reference, signal }),
    // Families ask and gateways answer while nobody looks.
    staleTime: 0,
  });

export const refundsQuery = (page: number) =>
  queryOptions({
    queryKey: [...shop, 'refunds', page],
    queryFn: ({ signal }) => listStaffRefunds(transport, { page, signal }),
    placeholderData: keepPreviousData,
  });

/** What can be sold: courses with their subjects. */
export const coursesQuery = queryOptions({
  queryKey: ['staff-places'],
  queryFn: () => listStaffPlaces(transport),
  select: ({ courses }) => courses,
  staleTime: 5 * 60_000,
});

export const refetchShop = (): Promise<void> => queryClient.invalidateQueries({ queryKey: shop });
