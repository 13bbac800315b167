import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from '#shared/api/query-client.ts';
import { OfflineNotice } from '#shared/layout/offline-notice.tsx';
import { Guard } from './guard.tsx';

/** Around profiles and onboarding. */
export function FamilyLayout() {
  return (
    <Guard>
      <QueryClientProvider client={queryClient}>
        <OfflineNotice />
        <Outlet />
      </QueryClientProvider>
    </Guard>
  );
}
