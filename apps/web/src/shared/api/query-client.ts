import { learnerOf } from '@shala/api-client/people.ts';
import { createQueryClient } from '@shala/app-kit/query-client.ts';
import { getSession, onSessionChange } from '../session/session.ts';

export const queryClient = createQueryClient();

function seatedStudent(): number | null {
  const { user } = getSession();
  return (user && learnerOf(user)?.id) ?? null;
}

// Nothing of one student may be seen by the next one on the same computer.
let seat = seatedStudent();
onSessionChange(() => {
  if (seatedStudent() !== seat || !getSession().isAuthenticated) queryClient.clear();
  seat = seatedStudent();
});
