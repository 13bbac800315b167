import type { SessionActivity } from '#modules/accounts/index.ts';
import type { Connection } from './connection.ts';

const beatMs = 3_000;
/** Five beats without an answer: the device is gone, even if nobody has told us. */
const mostSilence = 5;

/** Every three seconds: a ping to all, and out with those whose session has ended or whose student is blocked. */
export function keepWatch(
  open: ReadonlySet<Connection>,
  activity: Pick<SessionActivity, 'findLive'>,
  onError: (error: unknown) => void,
): { stop(): void } {
  let isLooking = false;

  const ping = () => {
    const message = Math.floor((performance.timeOrigin + performance.now()) / 1000);
    for (const connection of open) {
      connection.silence += 1;
      if (connection.silence > mostSilence) connection.socket.terminate();
      else if (connection.socket.readyState === connection.socket.OPEN) connection.socket.ping();
      connection.send({ type: 'ping', message });
    }
  };

  const look = async () => {
    const now = [...open];
    if (now.length === 0) return;
    const live = await activity.findLive(now.map(({ actor }) => actor));
    const mayStay = new Set(live.map(keyOf));
    for (const connection of now) {
      if (!mayStay.has(keyOf(connection.actor))) connection.dismiss('unauthorized', false);
    }
  };

  const timer = setInterval(() => {
    ping();
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(onError)
      .finally(() => {
        isLooking = false;
      });
  }, beatMs);
  return { stop: () => clearInterval(timer) };
}

const keyOf = ({ sessionId, studentId }: { sessionId: string; studentId: number }) =>
  `${sessionId}:${studentId}`;
