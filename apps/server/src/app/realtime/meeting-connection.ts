import { type Command, command } from '@shala/meeting-protocol/commands.ts';
import { closeCodes, type News } from '@shala/meeting-protocol/news.ts';
import type { WebSocket } from 'ws';
import type { Hall, Meetings, Visitor } from '#modules/live-classes/index.ts';
import { newUuid } from '#platform/random.ts';
import { createAllowance } from './allowance.ts';

interface Deps {
  hall: Pick<Hall, 'say'>;
  opensChat: Meetings['opensChat'];
  onError(error: unknown): void;
}

export interface MeetingConnection extends Visitor {
  readonly socket: WebSocket;
  heardAt: number;
}

/** A device that takes nothing any more is cut off before it fills our memory. */
const mostBuffered = 1_000_000;
const goodbyeMs = 3_000;
/** Talks to nobody but itself: a script, or broken. */
const mostTooFast = 200;

/** One socket of one person: reads words, hands on those that are a command, and says the answers. */
export function openMeetingConnection(
  socket: WebSocket,
  { seat, openedAt }: Pick<Visitor, 'seat' | 'openedAt'>,
  { hall, opensChat, onError }: Deps,
): MeetingConnection {
  const allowance = createAllowance({ most: 60, perSecond: 10 });
  let tooFast = 0;
  let isLeaving = false;

  const send = (news: News) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostBuffered) socket.terminate();
    else socket.send(JSON.stringify(news));
  };
  const refuse = (name: string, reason: 'too_fast' | 'failed' | 'not_allowed') =>
    send({ t: 'refused', command: name, reason });
  const close = (code: number) => {
    isLeaving = true;
    socket.close(code);
    // A browser that does not say goodbye would otherwise stay for half a minute.
    setTimeout(() => socket.terminate(), goodbyeMs).unref();
  };
  const connection: MeetingConnection = {
    id: newUuid(),
    seat,
    openedAt,
    socket,
    heardAt: performance.now(),
    send,
    dismiss(reason) {
      if (isLeaving) return;
      send({ t: 'bye', reason });
      close(closeCodes[reason]);
    },
  };

  const obey = async (said: Command) => {
    if (said.t === 'beat') return send({ t: 'beat' });
    if (said.t === 'leave') return close(1000);
    if (said.t === 'chat-join' && !(await opensChat(said.token, seat))) return refuse(said.t, 'not_allowed');
    // The token has done its work: it goes no further.
    hall.say(connection, said.t === 'chat-join' ? { t: 'chat-join', token: '' } : said);
  };
  socket.on('message', (data) => {
    connection.heardAt = performance.now();
    if (isLeaving) return;
    const said = command.safeParse(parseJson(String(data))).data;
    // Nonsense counts like a word: it has cost us the reading.
    if (allowance.take(said ? costOf(said) : 1)) {
      return said ? void obey(said).catch(onError) : refuse('', 'failed');
    }
    tooFast += 1;
    if (tooFast > mostTooFast) close(1008);
    else refuse(said?.t ?? '', 'too_fast');
  });
  socket.on('pong', () => {
    connection.heardAt = performance.now();
  });
  return connection;
}

/** A browser finds many candidates at once, and that is nothing bad; what works the media server is dear. */
function costOf({ t }: Command): number {
  if (t === 'trickle' || t === 'beat') return 0.2;
  return t === 'publish' || t === 'chat-join' || t === 'watch-again' ? 3 : 1;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
