import { learnerOf } from '@shala/api-client/people.ts';
import { useSession } from './session.ts';

/** Whoever learns in this session: the student, or the child a parent looks after. */
export function useLearnerId(): number | null {
  const { user } = useSession();
  return (user && learnerOf(user)?.id) ?? null;
}
