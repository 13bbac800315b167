import { signOut as askServer } from '@shala/api-client/accounts.ts';
import { ApiError } from '@shala/api-client/api-error.ts';
import { learnerOf } from '@shala/api-client/people.ts';
import { transport } from '#shared/api/transport.ts';
import { leaveDevice } from '#shared/session/leave-device.ts';
import { leaveProfile } from '#shared/session/leave-profile.ts';
import { getSession } from '#shared/session/session.ts';

/** How long somebody who wants to go waits for work that is still to be sent. */
const LONGEST_WAIT = 3000;

/** What the student left goes while the session still lives: this device forgets it with everything else. */
async function sendWork(): Promise<void> {
  const { user } = getSession();
  const learner = user && learnerOf(user);
  if (!learner) return;
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT));
  await Promise.race([leaveProfile(learner.id), tooLong]);
}

/** Leaves this device in any case: on a shared computer that matters more than the server's answer. */
export async function signOut(): Promise<void> {
  try {
    await sendWork();
    await askServer(transport);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  } finally {
    leaveDevice();
  }
}
