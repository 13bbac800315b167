import { listChildOrders, listOrders } from '@shala/api-client/orders.ts';
import type { Order } from '@shala/api-client/orders-shape.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';

/** Fresh each time: payments and refunds go on while nobody looks. */
export const ordersQuery = (studentId: number | null) =>
  queryOptions({
    queryKey: ['orders', studentId],
    queryFn: ({ signal }) => listOrders(transport, signal),
    staleTime: 0,
  });

/** For a parent, without the child's seat. */
export const childOrdersQuery = (studentId: number) =>
  queryOptions({
    queryKey: ['child-orders', studentId],
    queryFn: ({ signal }) => listChildOrders(transport, { studentId, signal }),
    staleTime: 0,
  });

/** The list with one order as it is now. */
export const withOrder = (orders: readonly Order[], next: Order): Order[] =>
  orders.map((one) => (one.reference === next.reference ? next : one));
