import { makeCurrent } from '@shala/api-client/families.ts';
import { learnerOf, type Student } from '@shala/api-client/people.ts';
import { transport } from '#shared/api/transport.ts';
import { leaveProfile } from '#shared/session/leave-profile.ts';
import { enterProfile, getSession } from '#shared/session/session.ts';

/** Sends what the child before left, then lets this one take the seat. */
export async function chooseProfile(childId: number): Promise<Student> {
  const { user } = getSession();
  const before = user && learnerOf(user);
  if (before && before.id !== childId) await leaveProfile(before.id);
  const { child, tokens } = await makeCurrent(transport, childId);
  enterProfile(child, tokens);
  return child;
}
