import type { ResponseOf } from '@shala/wire/contract.ts';
import type { cableTicket } from '@shala/wire/sessions.ts';
import { ApiError } from './api-error.ts';
import type { Transport } from './transport.ts';

/** Something the server tells without being asked. The facts are fetched by the ordinary calls. */
export interface News {
  readonly id: string;
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface CableOptions {
  /** Where the socket is opened, such as wss://shala.example.org. */
  readonly origin: string;
  readonly studentId: number;
  /** A one-time ticket: the address of a socket ends up in logs, so no token stands in it. */
  requestTicket(): Promise<string>;
  onNews(news: News): void;
  /** Listening now. After the first time something may have been missed: fetch again what matters. */
  onReady(isFirst: boolean): void;
  /** Sent away for good, or refused a ticket: the session has ended or the student is blocked. */
  onDismissed(): void;
  /** The first wait before another try; it doubles up to thirty times as much. */
  readonly retryMs?: number;
  /** The server pings every three seconds: after this long without a word the line is dead. */
  readonly silenceMs?: number;
}

export interface Cable {
  connect(): void;
  disconnect(): void;
}

type Frame = { type?: string; reconnect?: boolean; message?: News };

/** A small client of the Action Cable protocol: one channel, one student, tries again by itself. */
export function createCable(options: CableOptions): Cable {
  const { retryMs = 1_000, silenceMs = 10_000 } = options;
  const identifier = JSON.stringify({
    channel: 'SessionActivityChannel',
    student_id: options.studentId,
  });
  let socket: WebSocket | null = null;
  let lastEventId: string | null = null;
  let isFirst = true;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** Counts the wishes of the caller: what an older wish started is of no interest any more. */
  let wish = 0;

  const tryLater = (own: number) => {
    if (own !== wish) return;
    const wait = Math.min(retryMs * 2 ** failures, retryMs * 30);
    failures += 1;
    retry = setTimeout(() => void open(own), wait);
  };

  const dismiss = (own: number) => {
    if (own !== wish) return;
    disconnect();
    options.onDismissed();
  };

  const hear = (own: number, line: WebSocket, frame: Frame) => {
    clearTimeout(silence);
    silence = setTimeout(() => line.close(), silenceMs);
    if (frame.type === 'welcome') line.send(JSON.stringify({ command: 'subscribe', identifier }));
    // Whoever is sent away for good comes back only when asked to.
    if ((frame.type === 'disconnect' && frame.reconnect === false) || frame.type === 'reject_subscription') {
      dismiss(own);
    }
    if (frame.type === 'confirm_subscription' && own === wish) {
      failures = 0;
      options.onReady(isFirst);
      isFirst = false;
    }
    if (frame.type === undefined && frame.message && own === wish) {
      lastEventId = frame.message.id;
      options.onNews(frame.message);
    }
  };

  const open = async (own: number) => {
    let ticket: string;
    try {
      ticket = await options.requestTicket();
    } catch (error) {
      if (isRefusal(error)) dismiss(own);
      else tryLater(own);
      return;
    }
    if (own !== wish) return;
    const query = new URLSearchParams({
      ticket,
      ...(lastEventId !== null && { last_event_id: lastEventId }),
    });
    const line = new WebSocket(`${options.origin}/cable?${query}`, ['actioncable-v1-json']);
    socket = line;
    line.addEventListener('message', ({ data }) => hear(own, line, JSON.parse(String(data)) as Frame));
    line.addEventListener('close', () => {
      clearTimeout(silence);
      if (socket === line) socket = null;
      tryLater(own);
    });
  };

  function disconnect(): void {
    wish += 1;
    clearTimeout(retry);
    clearTimeout(silence);
    socket?.close();
    socket = null;
  }

  return {
    connect() {
      disconnect();
      failures = 0;
      void open(wish);
    },
    disconnect,
  };
}

/** Waiting helps against a bad network, a server in trouble and a full bucket, but not against a no. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

export async function requestCableTicket(transport: Transport): Promise<string> {
  const { ticket } = await transport.send<ResponseOf<typeof cableTicket>>({
    family: 'main',
    method: 'POST',
    path: '/user_management/auth/cable_ticket',
  });
  return ticket;
}
