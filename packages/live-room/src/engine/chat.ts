import type { Command } from '@shala/meeting-protocol/commands.ts';
import type { ChatLine, News, Person } from '@shala/meeting-protocol/news.ts';
import type { MeetingView, RoomChatLine } from '../meeting.ts';

/** The messages of the class. Lines of mine wait here until the server has told them to everybody. */
export class Chat {
  private readonly say: (command: Command) => boolean;
  private readonly onChange: () => void;
  private lines: readonly ChatLine[] = [];
  private waiting: readonly RoomChatLine[] = [];
  private lastSeen: number | null = null;
  private unread = 0;
  private isOpen = false;
  private sent = 0;

  constructor(say: (command: Command) => boolean, onChange: () => void) {
    this.say = say;
    this.onChange = onChange;
  }

  get view(): MeetingView['chat'] {
    return { lines: [...this.lines, ...this.waiting], unread: this.unread };
  }

  send(text: string, me: Person | null): void {
    const trimmed = text.trim();
    if (trimmed === '' || me === null) return;
    this.sent += 1;
    const line: RoomChatLine = {
      id: -this.sent,
      uid: me.uid,
      name: me.name,
      role: me.role,
      text: trimmed,
      at: new Date().toISOString(),
      key: newKey(),
      isOnItsWay: true,
    };
    this.waiting = [...this.waiting, line];
    if (this.isOpen) this.say({ t: 'chat', key: line.key, text: line.text });
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
  }

  takeLines({ lines, isWhole }: Extract<News, { t: 'chat-lines' }>, myUid: string | null): void {
    const known = new Set(isWhole ? [] : this.lines.map((line) => line.id));
    const added = lines.filter((line) => !known.has(line.id));
    this.lines = [...(isWhole ? [] : this.lines), ...added].sort((a, b) => a.id - b.id);
    this.waiting = this.waiting.filter(
      (mine) => !lines.some(({ key, uid }) => key === mine.key && uid === myUid),
    );
    const newest = this.lines.at(-1)?.id ?? 0;
    // What was said before I came is not news to me.
    const seen = this.lastSeen ?? newest;
    this.unread += added.filter((line) => line.id > seen && line.uid !== myUid).length;
    this.lastSeen = Math.max(seen, newest);
    if (isWhole) this.open();
    this.onChange();
  }

  hide(id: number): void {
    this.lines = this.lines.filter((line) => line.id !== id);
    this.onChange();
  }

  /** The server will not take what I said: it is taken off the screen again. */
  takeRefusal(): void {
    this.waiting = [];
    this.onChange();
  }

  /** The same key a second time is the same line to the server. */
  private open(): void {
    this.isOpen = true;
    for (const { key, text } of this.waiting) this.say({ t: 'chat', key, text });
  }
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
