import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useTexts } from '#shared/texts/texts.ts';

interface ShopStateProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** What was asked for, or that it is on its way, or that it did not come. */
export function ShopState<Data>({ query: { data, error, refetch }, children }: ShopStateProps<Data>) {
  const t = useTexts();
  if (data !== undefined) return children(data);
  if (error) return <FailedState title={t('error.title')} error={error} onRetry={() => void refetch()} />;
  return (
    <Loading label={t('loading')}>
      <ListSkeleton />
    </Loading>
  );
}
