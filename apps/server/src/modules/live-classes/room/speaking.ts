import type { Member } from './member.ts';
import type { RoomContext } from './room-context.ts';
import { tellAll } from './telling.ts';
import { findSending, wishAll } from './watching.ts';

const togetherMs = 300;
/** A short word is over before it could be told, and talk has pauses: whoever spoke is shown a little longer. */
const lingerMs = 1_000;
const mostShown = 8;
const waiting = new WeakSet<RoomContext>();
const lingering = new WeakMap<Member, NodeJS.Timeout>();

export function hearTalking(room: RoomContext, feed: string, isTalking: boolean): void {
  const found = findSending(room, feed);
  if (!found || found.sending.what === 'screen') return;
  const { member, sending } = found;
  clearTimeout(lingering.get(member));
  if (!isTalking) {
    const stop = () => {
      member.isTalking = false;
      tellSpeakers(room);
    };
    lingering.set(member, setTimeout(stop, lingerMs));
    return;
  }
  member.isTalking = true;
  // Somebody muted is not heard, whatever their microphone hears.
  if (!sending.audio) return;
  member.spokeAt = performance.now();
  if (member.seat.role === 'student') wishAll(room);
  tellSpeakers(room);
}

/** Who speaks is told a few times a second at most, whoever comes and goes in between. */
export function tellSpeakers(room: RoomContext): void {
  if (waiting.has(room)) return;
  waiting.add(room);
  setTimeout(() => {
    waiting.delete(room);
    const speakers = [...room.members.values()]
      .filter((one) => one.isTalking && one.sending.get('camera')?.audio)
      .sort((a, b) => b.spokeAt - a.spokeAt);
    tellAll(room, { t: 'speaking', uids: speakers.slice(0, mostShown).map(({ seat }) => seat.uid) });
  }, togetherMs);
}
