import { getCart } from '@shala/api-client/store.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '../api/transport.ts';

/** The acting student's. */
export const cartQuery = (studentId: number | null) =>
  queryOptions({
    queryKey: ['cart', studentId],
    queryFn: ({ signal }) => getCart(transport, signal),
  });
