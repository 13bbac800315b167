import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { SessionActivity } from '#modules/accounts/index.ts';
import type { Meetings } from '#modules/live-classes/index.ts';
import { AppError } from '#platform/app-error.ts';
import type { Logger } from '#platform/logger.ts';
import { dismissAll } from './dismiss-all.ts';
import { type MeetingConnection, openMeetingConnection } from './meeting-connection.ts';
import { findLiveSeats, watchMeetings } from './meeting-watch.ts';
import type { SocketDoor } from './sockets.ts';

interface Deps {
  meetings: Meetings;
  activity: Pick<SessionActivity, 'findLive' | 'findLiveStaff'>;
  log: Logger;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who comes into a meeting: read from the pass, before the socket opens. */
    visit: Awaited<ReturnType<Meetings['admit']>> | null;
  }
}

/** The door of live classes. Who somebody is and what they may do stands in the pass and in our tables, not in the call. */
export function addMeeting(server: FastifyInstance, { meetings, activity, log }: Deps): SocketDoor {
  const report = (what: string) => (err: unknown) => log.error({ err }, what);
  const hall = meetings.openHall(log);
  const open = new Set<MeetingConnection>();
  const watch = watchMeetings(open, activity, report('looking after the meetings failed'));

  const admit = async (request: FastifyRequest) => {
    const { token } = request.query as Record<string, unknown>;
    if (typeof token !== 'string' || !request.brand) throw new AppError('unauthenticated');
    const visit = await meetings.admit(token, request.brand.tenantId);
    const [live] = await findLiveSeats(activity, [visit.seat]);
    if (!live) throw new AppError('session_ended');
    request.visit = visit;
  };
  const greet = (socket: WebSocket, { visit }: FastifyRequest) => {
    if (!visit) return socket.terminate();
    const onError = report('a word of a meeting failed');
    const connection = openMeetingConnection(socket, visit, { hall, opensChat: meetings.opensChat, onError });
    open.add(connection);
    socket.on('close', () => {
      open.delete(connection);
      hall.leave(connection);
    });
    hall.enter(connection).catch((error) => {
      onError(error);
      connection.dismiss('restart');
    });
  };

  server.decorateRequest('visit', null);
  server.get(
    '/meeting',
    { websocket: true, config: { policy: 'meeting', family: 'main' }, preValidation: admit },
    greet,
  );
  return {
    async close() {
      watch.stop();
      const sockets = [...open].map(({ socket }) => socket);
      await dismissAll(sockets, () => {
        for (const connection of open) connection.dismiss('restart');
      });
      await hall.stop();
    },
  };
}
