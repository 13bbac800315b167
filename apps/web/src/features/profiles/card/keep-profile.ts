import type { Student } from '@shala/api-client/people.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { enterProfile, getSession, isCurrentProfile, updateUser } from '#shared/session/session.ts';
import { childrenQuery } from '../children-query.ts';
import { profileQuery } from './profile-query.ts';

/** What the server saved shows everywhere at once: on the card, in the bar, among the children. */
export function keepProfile(student: Student): void {
  queryClient.setQueryData(profileQuery(student.id).queryKey, student);
  // An answer that comes after another child took the seat is that child's business no more.
  if (!isCurrentProfile(student.id)) return;
  if (getSession().user?.kind === 'parent') {
    enterProfile(student, null);
    void queryClient.invalidateQueries({ queryKey: childrenQuery().queryKey });
  } else updateUser(student);
}
