import { ApiError } from '@shala/api-client/api-error.ts';
import { getPaymentStatus } from '@shala/api-client/orders.ts';
import { queryOptions } from '@tanstack/react-query';
import { transportFor } from '../payment-session.ts';

/** Seconds between two questions: a UPI answer comes soon or late. */
const pauses = [3, 5, 8, 13, 20, 30];
const longestPause = 60;

const pauseAfter = (answers: number): number => (pauses[answers - 1] ?? longestPause) * 1000;

/** Who may not ask is not told more by asking again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** How a payment stands; asked again, ever more slowly, while there is no final word. */
export const paymentStatusQuery = (reference: string) =>
  queryOptions({
    queryKey: ['payment-status', reference],
    queryFn: ({ signal }) => getPaymentStatus(transportFor(reference), { reference, signal }),
    refetchInterval: ({ state: { data, dataUpdateCount, error } }) =>
      data === 'Pending' && !isRefusal(error) ? pauseAfter(dataUpdateCount) : false,
    // Who comes back from the bank's app wants to know now. A final word stays one.
    refetchOnWindowFocus: ({ state: { data } }) => data === undefined || data === 'Pending',
    staleTime: 0,
    gcTime: 0,
  });
