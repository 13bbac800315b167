import { createHmac } from 'node:crypto';

export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/** Longer than any class: a connection that has to be made anew in its last minutes still gets through. */
const lifeSeconds = 6 * 60 * 60;

/**
 * Who may use our relay, as coturn understands it with `use-auth-secret`: the name says until when, and the password
 * is its signature. The relay has a clock of its own, so this is not the clock that tests move.
 */
export function turnServers(
  relay: { urls: readonly string[]; secret: string },
  uid: string,
  nowMs = Date.now(),
): IceServer[] {
  if (relay.urls.length === 0) return [];
  const username = `${Math.floor(nowMs / 1000) + lifeSeconds}:${uid}`;
  const credential = createHmac('sha1', relay.secret).update(username).digest('base64');
  return [{ urls: [...relay.urls], username, credential }];
}
