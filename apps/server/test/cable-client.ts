import { WebSocket } from 'ws';
import { shala } from './people.ts';

export interface CableClient {
  socket: WebSocket;
  messages: Record<string, unknown>[];
  closed: Promise<number>;
  subscribe(studentId: unknown, channel?: string): void;
  /** The first message for which this holds, now or within the time. */
  find(
    matches: (message: Record<string, unknown>) => boolean,
    timeoutMs?: number,
  ): Promise<Record<string, unknown>>;
}

interface Options {
  host?: string;
  userAgent?: string;
  protocols?: string[];
}

/** A real client of the Action Cable protocol. Rejects with the status when the door stays shut. */
export async function openCable(
  port: number,
  query: Record<string, string>,
  { host = shala, userAgent = 'cable test', protocols = ['actioncable-v1-json'] }: Options = {},
): Promise<CableClient> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/cable?${new URLSearchParams(query)}`, protocols, {
    headers: { host, 'user-agent': userAgent },
  });
  const messages: Record<string, unknown>[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    messages,
    closed,
    subscribe(studentId, channel = 'SessionActivityChannel') {
      const identifier = JSON.stringify({ channel, student_id: studentId });
      socket.send(JSON.stringify({ command: 'subscribe', identifier }));
    },
    async find(matches, timeoutMs = 30_000) {
      const end = performance.now() + timeoutMs;
      for (;;) {
        const found = messages.find(matches);
        if (found) return found;
        if (performance.now() > end) throw new Error(`not among ${JSON.stringify(messages)}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}
