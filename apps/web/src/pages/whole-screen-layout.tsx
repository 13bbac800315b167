import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from '#shared/api/query-client.ts';
import { useSessionActivity } from '#shared/realtime/use-session-activity.ts';
import { Guard } from './guard.tsx';

/** The whole screen for a question panel or a live class: no navigation, and its own word about a lost network. */
export function WholeScreenLayout() {
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
