import { createQueryClient } from '@shala/app-kit/query-client.ts';
import { getStaff, onSessionChange } from '../session/session.ts';

export const queryClient = createQueryClient();

// Nothing that one member of staff saw may be seen by the next one on the same computer.
let seat: number | null = null;
onSessionChange(() => {
  const next = getStaff()?.id ?? null;
  if (next !== seat) queryClient.clear();
  seat = next;
});
