import { ApiError } from '@shala/api-client/api-error.ts';
import type { Command } from '@shala/meeting-protocol/commands.ts';
import { beatMs, type CloseReason, closeCodes, type News, silenceMs } from '@shala/meeting-protocol/news.ts';
import type { JoinPass } from '../meeting.ts';
import type { Browser } from './browser.ts';

export type OverReason = Exclude<CloseReason, 'restart'> | 'join_failed';

/** What concerns the line itself is kept here. */
export type RoomNews = Exclude<News, { t: 'beat' | 'bye' }>;

export interface SocketOptions {
  browser: Browser;
  url: string;
  join(): Promise<JoinPass>;
  onNews(news: RoomNews): void;
  /** The line broke; it comes back by itself. */
  onLost(): void;
  onOver(reason: OverReason): void;
}

const firstWaitMs = 500;
/** A server that is started anew is there within seconds; one that stays away is asked less often. */
const longestWaitMs = (failures: number) => (failures < 12 ? 2_000 : 5_000);
/** Nobody was let in yet: a door that stays shut this often is an error to be shown. */
const mostFirstTries = 4;
const mostUnanswered = Math.round(silenceMs / beatMs);

/**
 * The meeting's line to the server. It knows nothing of focus or visibility: whoever looks at another tab stays in
 * class. Timers of hidden tabs may run once a minute only, so silence is counted in beats without an answer, never
 * in seconds, and no Worker is needed: the server judges by its own pings, which the browser answers without script.
 */
export class MeetingSocket {
  private readonly options: SocketOptions;
  private socket: WebSocket | null = null;
  private chatToken = '';
  private isWelcomed = false;
  private wasEverWelcomed = false;
  /** What an older attempt started is of no interest any more. */
  private attempt = 0;
  private failures = 0;
  private unanswered = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor(options: SocketOptions) {
    this.options = options;
  }

  start(): void {
    this.options.browser.network.addEventListener('online', this.comeOnline);
    this.options.browser.network.addEventListener('offline', this.goOffline);
    void this.open();
  }

  /** False: the line is down, and the command is not sent later either. */
  send(command: Command): boolean {
    if (!this.isWelcomed || this.socket === null) return false;
    this.socket.send(JSON.stringify(command));
    return true;
  }

  stop(): void {
    this.options.browser.network.removeEventListener('online', this.comeOnline);
    this.options.browser.network.removeEventListener('offline', this.goOffline);
    this.drop();
  }

  private async open(): Promise<void> {
    this.drop();
    const { attempt } = this;
    let pass: JoinPass;
    try {
      pass = await this.options.join();
    } catch (error) {
      if (attempt !== this.attempt) return;
      if (!this.wasEverWelcomed || isRefusal(error)) this.finish('join_failed');
      else this.tryLater();
      return;
    }
    if (attempt !== this.attempt) return;
    this.chatToken = pass.chatToken;
    this.listen(
      this.options.browser.openSocket(`${this.options.url}?token=${encodeURIComponent(pass.token)}`),
    );
  }

  private listen(socket: WebSocket): void {
    this.socket = socket;
    this.unanswered = 0;
    this.beat = setInterval(() => this.knock(), beatMs);
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.socket) this.hear(JSON.parse(String(data)) as News);
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.socket) this.leaveOrReturn(reasonOf(code));
    });
  }

  private hear(news: News): void {
    this.unanswered = 0;
    if (news.t === 'bye') this.leaveOrReturn(news.reason);
    else if (news.t === 'welcome') this.takeWelcome(news);
    else if (news.t !== 'beat') this.options.onNews(news);
  }

  private takeWelcome(news: Extract<News, { t: 'welcome' }>): void {
    // Another process leads the room now, and the line has held: the messages are still open.
    const isSecond = this.isWelcomed;
    this.isWelcomed = true;
    this.wasEverWelcomed = true;
    this.failures = 0;
    this.options.onNews(news);
    if (!isSecond) this.send({ t: 'chat-join', token: this.chatToken });
  }

  private knock(): void {
    if (this.unanswered >= mostUnanswered) {
      this.leaveOrReturn(null);
    } else {
      this.unanswered += 1;
      this.send({ t: 'beat' });
    }
  }

  private leaveOrReturn(reason: CloseReason | null): void {
    if (reason !== null && reason !== 'restart') {
      this.finish(reason);
    } else if (!this.wasEverWelcomed && this.failures + 1 >= mostFirstTries) {
      this.finish('join_failed');
    } else {
      this.drop();
      this.options.onLost();
      this.tryLater();
    }
  }

  private tryLater(): void {
    const wait = Math.min(firstWaitMs * 1.5 ** this.failures, longestWaitMs(this.failures));
    this.failures += 1;
    // Sixty browsers that lost the same server do not return in the same moment.
    this.retry = setTimeout(() => void this.open(), wait * (0.75 + this.options.browser.random() / 2));
  }

  private finish(reason: OverReason): void {
    this.stop();
    this.options.onOver(reason);
  }

  private drop(): void {
    this.attempt += 1;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.isWelcomed = false;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private readonly comeOnline = () => {
    if (this.isWelcomed) return;
    this.failures = 0;
    void this.open();
  };

  private readonly goOffline = () => {
    if (this.socket !== null) this.leaveOrReturn(null);
  };
}

/** Waiting helps against a bad network, a server in trouble and a full bucket, but not against a no. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

function reasonOf(code: number): CloseReason | null {
  const found = Object.entries(closeCodes).find(([, known]) => known === code);
  return found === undefined ? null : (found[0] as CloseReason);
}
