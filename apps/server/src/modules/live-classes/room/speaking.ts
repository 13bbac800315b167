import type { RoomContext } from './room-context.ts';
import { tellAll } from './telling.ts';
import { findSending, wishAll } from './watching.ts';

const togetherMs = 300;
const mostShown = 8;
const waiting = new WeakSet<RoomContext>();

/** Who speaks is told a few times a second at most, whoever comes and goes in between. */
export function hearTalking(room: RoomContext, feed: string, isTalking: boolean): void {
  const found = findSending(room, feed);
  // Somebody muted is not heard, whatever their microphone hears.
  if (!found?.sending.audio || found.sending.what === 'screen') return;
  const { member } = found;
  member.isTalking = isTalking;
  if (isTalking) {
    member.spokeAt = performance.now();
    if (member.seat.role === 'student') wishAll(room);
  }
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
