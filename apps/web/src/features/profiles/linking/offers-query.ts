import { listLinkOffers } from '@shala/api-client/link-offers.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';

/** Fresh each time: the school names parents while they wait. */
export const offersQuery = () =>
  queryOptions({
    queryKey: ['link-offers'],
    queryFn: ({ signal }) => listLinkOffers(transport, signal),
    staleTime: 0,
  });
