import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from '#shared/api/query-client.ts';
import { OfflineNotice } from '#shared/layout/offline-notice.tsx';

/** Pages of a payment stand by themselves: the host app shows them, and whoever's session is gone comes back to them. */
export function PaymentLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <OfflineNotice />
      <Outlet />
    </QueryClientProvider>
  );
}
