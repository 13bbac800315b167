import { createQueryClient } from '@shala/app-kit/query-client.ts';
import { getStaff, onSessionChange } from '../session/session.ts';

export const queryClient = createQueryClient();

// Nothing that one member of staff saw may be seen by the next one on the same computer.
const seated = (): number | null => getStaff()?.id ?? null;
// Somebody may sit here already: this file may be loaded after the session was taken up.
let seat = seated();
onSessionChange(() => {
  const next = seated();
  if (next !== seat) queryClient.clear();
  seat = next;
});
