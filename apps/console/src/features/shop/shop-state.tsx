import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotYet } from '#shared/layout/not-yet.tsx';

interface ShopStateProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** What was asked for, or that it is on its way, or that it did not come. */
export function ShopState<Data>({ query: { data, error, refetch }, children }: ShopStateProps<Data>) {
  if (data !== undefined) return children(data);
  return <NotYet error={error} onRetry={() => void refetch()} />;
}
