import { listChildren } from '@shala/api-client/families.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';

export const childrenQuery = () =>
  queryOptions({
    queryKey: ['children'],
    queryFn: ({ signal }) => listChildren(transport, signal),
  });
