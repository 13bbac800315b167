import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from '#shared/api/query-client.ts';
import { useSessionActivity } from '#shared/realtime/use-session-activity.ts';
import { Guard } from './guard.tsx';

/** The whole screen for the question panel: no navigation, and a bar of its own for a lost network. */
export function AttemptLayout() {
  return (
    <Guard>
      <QueryClientProvider client={queryClient}>
        <Quiet />
      </QueryClientProvider>
    </Guard>
  );
}

function Quiet() {
  useSessionActivity();
  return (
    <main>
      <Outlet />
    </main>
  );
}
