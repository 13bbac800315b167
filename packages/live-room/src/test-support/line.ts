import type { News, Person } from '@shala/meeting-protocol/news.ts';

/** Somebody who sends nothing, and may. */
export const quietPerson = (who: Pick<Person, 'uid' | 'role' | 'name'>): Person => ({
  ...who,
  picture: null,
  audio: false,
  video: false,
  screen: false,
  handAt: null,
  maySpeak: true,
  mayShow: true,
});

/** The meeting's line: it welcomes, and remembers what it was told. Stands in for WebSocket. */
export class Line extends EventTarget {
  static readonly OPEN = 1;
  static opened: Line[] = [];
  readonly url: string;
  readyState = 0;
  sent: { t: string }[] = [];
  constructor(url: string) {
    super();
    this.url = url;
    Line.opened.push(this);
  }
  /** The first of them is the one who sits here. Without media: jsdom has none. */
  welcome(people: readonly Person[], { endsAt, serverNow, isHostOnly }: Welcome): void {
    this.readyState = Line.OPEN;
    this.dispatchEvent(new Event('open'));
    this.say({
      t: 'welcome',
      me: people[0]?.uid ?? '',
      people: [...people],
      state: { isHostOnly, isChatOpen: true, recordingSince: null, endsAt },
      iceServers: [],
      isMediaUp: false,
      serverNow,
    });
  }
  say(news: News): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(news) }));
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
}

interface Welcome {
  endsAt: string;
  serverNow: string;
  isHostOnly: boolean;
}
