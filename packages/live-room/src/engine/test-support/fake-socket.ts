import type { Command } from '@shala/meeting-protocol/commands.ts';
import type { News } from '@shala/meeting-protocol/news.ts';

export class FakeSocket extends EventTarget {
  readonly url: string;
  readonly sent: Command[] = [];
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(news: News): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(news) }));
  }

  breakOff(code = 1006): void {
    this.isClosed = true;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  all<T extends Command['t']>(t: T): Extract<Command, { t: T }>[] {
    return this.sent.filter((command) => command.t === t) as Extract<Command, { t: T }>[];
  }
}
