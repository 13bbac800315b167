import { listOrders } from '@shala/api-client/orders.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';

/** Fresh each time: payments and refunds go on while nobody looks. */
export const ordersQuery = (studentId: number | null) =>
  queryOptions({
    queryKey: ['orders', studentId],
    queryFn: ({ signal }) => listOrders(transport, signal),
    staleTime: 0,
  });
