import type { Command } from '@shala/meeting-protocol/commands.ts';
import type { News } from '@shala/meeting-protocol/news.ts';
import { WebSocket } from 'ws';
import { shala } from '../people.ts';
import type { World } from '../world.ts';

type NewsOf<T extends News['t']> = Extract<News, { t: T }>;

export interface MeetingClient {
  socket: WebSocket;
  heard: News[];
  closed: Promise<number>;
  say(command: Command | object): void;
  /** The first news of this kind for which it holds, among what came or comes. */
  wait<T extends News['t']>(t: T, holds?: (news: NewsOf<T>) => boolean): Promise<NewsOf<T>>;
}

/** Rejects with the status when the door stays shut. */
export async function openMeeting(port: number, token: string, host = shala): Promise<MeetingClient> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/meeting?${new URLSearchParams({ token })}`, {
    headers: { host },
  });
  const heard: News[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as News));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    heard,
    closed,
    say: (command) => socket.send(JSON.stringify(command)),
    async wait(t, holds = () => true) {
      const end = performance.now() + 30_000;
      for (;;) {
        const found = heard.find((news): news is NewsOf<typeof t> => news.t === t && holds(news as never));
        if (found) return found as never;
        if (performance.now() > end)
          throw new Error(`no ${t} among ${JSON.stringify(heard).slice(0, 4_000)}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

/** A process with a door. */
export interface Place {
  port: number;
}

/** The test's own process is one, too, and quicker to start than another. */
export async function listenHere({ server }: Pick<World, 'server'>): Promise<Place> {
  return { port: Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port) };
}

interface Headers {
  headers: { host: string; authorization: string };
}

/** The two passes of a join call; host: as one who teaches the class. */
export async function askPasses(
  { server }: Pick<World, 'server'>,
  who: Headers,
  liveClassId: number,
  as: 'student' | 'host' = 'student',
): Promise<{ token: string; chatToken: string; uid: string }> {
  const path = `/api/v1/live_class_management/${as === 'host' ? 'staff' : 'student'}/live_classes/${liveClassId}`;
  const url = `${path}/${as === 'host' ? 'host' : 'join_live'}`;
  const answer = await server.inject({ method: 'POST', url, headers: who.headers });
  const { live_class: join } = answer.json();
  if (!join) throw new Error(`${answer.statusCode} ${answer.body}`);
  return { token: join.token, chatToken: join.rtm_token, uid: join.rtm_token_uid };
}
