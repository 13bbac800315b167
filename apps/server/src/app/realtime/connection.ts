import type { WebSocket } from 'ws';
import type { StudentActor } from '#platform/http/actor.ts';
import { type Command, readChannel, readCommand } from './commands.ts';
import type { NewsFeed } from './news-feed.ts';
import type { News, StudentNews } from './student-news.ts';

interface Deps {
  feed: NewsFeed;
  news: StudentNews;
  onError: (error: unknown) => void;
}

export interface Connection {
  readonly actor: StudentActor;
  readonly socket: WebSocket;
  /** Pings without an answer, one after another. */
  silence: number;
  send(message: object): void;
  /** Says why, then closes. */
  dismiss(reason: 'unauthorized' | 'server_restart', canReturn: boolean): void;
}

const closeCode = { unauthorized: 1008, server_restart: 1012 };
/** Nothing that the protocol says is longer. */
const mostBytes = 4_096;
/** A client that talks this much wants no news. */
const mostCommands = 100;
/** A device that takes nothing any more is cut off before it fills our memory. */
const mostBuffered = 1_000_000;

/** One device of one student: greets, subscribes it to its own student and to nobody else's. */
export function openConnection(
  socket: WebSocket,
  actor: StudentActor,
  lastEventId: string | null,
  { feed, news, onError }: Deps,
): Connection {
  const stops = new Map<string, () => void>();
  let commands = 0;

  const send = (message: object) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostBuffered) socket.terminate();
    else socket.send(JSON.stringify(message));
  };

  const subscribe = async (identifier: string) => {
    if (readChannel(identifier) !== actor.studentId) {
      send({ identifier, type: 'reject_subscription' });
      return;
    }
    if (stops.has(identifier)) return;
    const hear = (message: News) => send({ identifier, message });
    stops.set(identifier, () => {});
    const stop = await feed.follow(actor, hear);
    if (socket.readyState === socket.OPEN) stops.set(identifier, stop);
    else stop();
    send({ identifier, type: 'confirm_subscription' });
    if (lastEventId !== null) for (const missed of await news.since(actor, lastEventId)) hear(missed);
  };

  const obey = async ({ command, identifier }: Command) => {
    if (command === 'subscribe') return subscribe(identifier);
    if (command === 'unsubscribe') {
      stops.get(identifier)?.();
      stops.delete(identifier);
    }
  };

  const connection: Connection = {
    actor,
    socket,
    silence: 0,
    send,
    dismiss(reason, canReturn) {
      send({ type: 'disconnect', reason, reconnect: canReturn });
      socket.close(closeCode[reason]);
    },
  };
  socket.on('message', (data) => {
    commands += 1;
    const text = String(data);
    const command = commands > mostCommands || text.length > mostBytes ? null : readCommand(text);
    if (command) obey(command).catch(onError);
    else socket.close(1008);
  });
  socket.on('pong', () => {
    connection.silence = 0;
  });
  socket.on('close', () => {
    for (const stop of stops.values()) stop();
  });
  send({ type: 'welcome' });
  return connection;
}
