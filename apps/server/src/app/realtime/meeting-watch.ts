import { silenceMs } from '@shala/meeting-protocol/news.ts';
import type { SessionActivity } from '#modules/accounts/index.ts';
import type { Visitor } from '#modules/live-classes/index.ts';
import type { MeetingConnection } from './meeting-connection.ts';

type Live = Pick<SessionActivity, 'findLive' | 'findLiveStaff'>;
type Seat = Visitor['seat'];

const lookMs = 2_000;

/** Whose session lives, and who is not blocked. */
export async function findLiveSeats(activity: Live, seats: readonly Seat[]): Promise<Seat[]> {
  const ofRole = (role: Seat['role']) => seats.filter((seat) => seat.role === role);
  const [students, hosts] = [ofRole('student'), ofRole('host')];
  const [liveStudents, liveHosts] = await Promise.all([
    students.length === 0
      ? []
      : activity.findLive(students.map(({ personId, ...seat }) => ({ ...seat, studentId: personId }))),
    hosts.length === 0
      ? []
      : activity.findLiveStaff(hosts.map(({ personId, ...seat }) => ({ ...seat, staffId: personId }))),
  ]);
  const live = new Set([
    ...liveStudents.map(({ sessionId, studentId }) => `${sessionId}:student:${studentId}`),
    ...liveHosts.map(({ sessionId, staffId }) => `${sessionId}:host:${staffId}`),
  ]);
  return seats.filter(({ sessionId, role, personId }) => live.has(`${sessionId}:${role}:${personId}`));
}

/** Every two seconds: a ping to all, and out with the silent and with those who may be here no more. */
export function watchMeetings(
  open: ReadonlySet<MeetingConnection>,
  activity: Live,
  onError: (error: unknown) => void,
): { stop(): void } {
  let isLooking = false;
  const look = async () => {
    const now = [...open];
    if (now.length === 0) return;
    const live = new Set(
      await findLiveSeats(
        activity,
        now.map(({ seat }) => seat),
      ),
    );
    for (const connection of now) if (!live.has(connection.seat)) connection.dismiss('unauthorized');
  };
  const timer = setInterval(() => {
    for (const { socket, heardAt } of open) {
      if (performance.now() - heardAt > silenceMs) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.ping();
    }
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(onError)
      .finally(() => {
        isLooking = false;
      });
  }, lookMs);
  return { stop: () => clearInterval(timer) };
}
