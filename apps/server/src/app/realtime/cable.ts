import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { SessionActivity } from '#modules/accounts/index.ts';
import { AppError } from '#platform/app-error.ts';
import type { StudentActor } from '#platform/http/actor.ts';
import type { Logger } from '#platform/logger.ts';
import type { RedisClient } from '#platform/redis.ts';
import { type Connection, openConnection } from './connection.ts';
import { dismissAll } from './dismiss-all.ts';
import { keepWatch } from './keep-watch.ts';
import { createNewsFeed } from './news-feed.ts';
import type { SocketDoor } from './sockets.ts';
import type { StudentNews } from './student-news.ts';

interface Deps {
  redis: RedisClient;
  news: StudentNews;
  activity: SessionActivity;
  log: Logger;
}

/** The realtime door: Action Cable over WebSocket, opened with a one-time ticket that the gate has checked. */
export function addCable(server: FastifyInstance, { redis, news, activity, log }: Deps): SocketDoor {
  const report = (what: string) => (error: unknown) => log.error({ err: error }, what);
  const open = new Set<Connection>();
  const feed = createNewsFeed(redis, {
    onError: report('redis subscription failed'),
    // Whoever comes back brings the last id, and gets what was told meanwhile.
    onGap: () => sendBack(open),
  });
  const unwritten = new Set<Promise<void>>();
  const watch = keepWatch(open, activity, report('looking after the cable failed'));

  const write = (request: FastifyRequest, actor: StudentActor, event: 'connect' | 'disconnect') => {
    const { tenantId, studentId, sessionId } = actor;
    const userAgent = request.headers['user-agent'] ?? '';
    const row = { tenantId, studentId, sessionId, event, ip: request.ip, userAgent };
    const writing = activity.record(row).catch(report('session activity was not written'));
    unwritten.add(writing);
    void writing.then(() => unwritten.delete(writing));
  };

  const greet = (socket: WebSocket, request: FastifyRequest) => {
    const actor = studentOf(request);
    const { last_event_id: last } = request.query as { last_event_id?: unknown };
    const onError = report('a command of the cable failed');
    const lastEventId = typeof last === 'string' ? last : null;
    const connection = openConnection(socket, actor, lastEventId, { feed, news, onError });
    open.add(connection);
    write(request, actor, 'connect');
    socket.on('close', () => {
      open.delete(connection);
      write(request, actor, 'disconnect');
    });
  };

  server.get('/cable', { websocket: true, config: { policy: 'ticket', family: 'main' } }, greet);
  return {
    async close() {
      watch.stop();
      await dismissAll(
        [...open].map(({ socket }) => socket),
        () => sendBack(open),
      );
      await Promise.all(unwritten);
      feed.close();
    },
  };
}

function studentOf({ actor }: FastifyRequest): StudentActor {
  if (actor === null || actor.kind === 'staff' || actor.studentId === null) throw new AppError('forbidden');
  return { ...actor, studentId: actor.studentId };
}

function sendBack(open: ReadonlySet<Connection>): void {
  for (const connection of open) connection.dismiss('server_restart', true);
}
