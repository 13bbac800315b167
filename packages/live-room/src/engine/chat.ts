import type { Command } from '@shala/meeting-protocol/commands.ts';
import type { ChatLine, News, Person, Refusal } from '@shala/meeting-protocol/news.ts';
import type { MeetingView, RoomChatLine } from '../meeting.ts';

/** The server takes one line a second of each student. */
const lineEveryMs = 1_100;
const patienceMs = 5_000;
const mostTries = 3;

/** The messages of the class. Lines of mine wait here until the server has told them to everybody. */
export class Chat {
  private readonly say: (command: Command) => boolean;
  private readonly onChange: () => void;
  private readonly onGivenUp: () => void;
  private lines: readonly ChatLine[] = [];
  private waiting: readonly RoomChatLine[] = [];
  private lastSeen: number | null = null;
  private unread = 0;
  private isOpen = false;
  private written = 0;
  /** Of the first that waits. */
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(say: (command: Command) => boolean, onChange: () => void, onGivenUp: () => void) {
    this.say = say;
    this.onChange = onChange;
    this.onGivenUp = onGivenUp;
  }

  get view(): MeetingView['chat'] {
    return { lines: [...this.lines, ...this.waiting], unread: this.unread };
  }

  send(text: string, me: Person | null): void {
    const trimmed = text.trim();
    if (trimmed === '' || me === null) return;
    this.written += 1;
    const line: RoomChatLine = {
      id: -this.written,
      uid: me.uid,
      name: me.name,
      role: me.role,
      text: trimmed,
      at: new Date().toISOString(),
      key: newKey(),
      isOnItsWay: true,
    };
    this.waiting = [...this.waiting, line];
    if (this.waiting.length === 1 && this.timer === undefined) this.sendFirst();
    this.onChange();
  }

  markRead(): void {
    if (this.unread === 0) return;
    this.unread = 0;
    this.onChange();
  }

  /** The line broke: what is said now waits for the next list. */
  suspend(): void {
    this.isOpen = false;
    this.wait(null);
  }

  /** Another process may have taken the line with it. The same key a second time is the same line to the server. */
  resend(): void {
    this.tries = 0;
    this.sendFirst();
  }

  takeLines({ lines, isWhole }: Extract<News, { t: 'chat-lines' }>, myUid: string | null): void {
    const known = new Set(isWhole ? [] : this.lines.map((line) => line.id));
    const added = lines.filter((line) => !known.has(line.id));
    this.lines = [...(isWhole ? [] : this.lines), ...added].sort((a, b) => a.id - b.id);
    const first = this.waiting[0];
    this.waiting = this.waiting.filter(
      (mine) => !lines.some(({ key, uid }) => key === mine.key && uid === myUid),
    );
    if (first !== this.waiting[0]) this.goOn();
    const newest = this.lines.at(-1)?.id ?? 0;
    // What was said before I came is not news to me.
    const seen = this.lastSeen ?? newest;
    this.unread += added.filter((line) => line.id > seen && line.uid !== myUid).length;
    this.lastSeen = Math.max(seen, newest);
    if (isWhole) {
      this.isOpen = true;
      this.resend();
    }
    this.onChange();
  }

  hide(id: number): void {
    this.lines = this.lines.filter((line) => line.id !== id);
    this.onChange();
  }

  /** A line that came too fast is said again later; others are taken off the screen, and the person is told. */
  takeRefusal(reason: Refusal): 'later' | 'told' {
    if (reason === 'too_fast') {
      this.wait(lineEveryMs);
      return 'later';
    }
    this.waiting = reason === 'chat_closed' ? [] : this.waiting.slice(1);
    this.goOn();
    this.onChange();
    return 'told';
  }

  private goOn(): void {
    this.tries = 0;
    this.wait(lineEveryMs);
  }

  private sendFirst(): void {
    this.wait(null);
    const first = this.waiting[0];
    if (!this.isOpen || first === undefined) return;
    if (this.tries >= mostTries) {
      this.takeRefusal('failed');
      this.onGivenUp();
      return;
    }
    this.tries += 1;
    this.say({ t: 'chat', key: first.key, text: first.text });
    this.wait(patienceMs);
  }

  private wait(ms: number | null): void {
    clearTimeout(this.timer);
    this.timer = ms === null ? undefined : setTimeout(() => this.sendFirst(), ms);
  }
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
