import type { Command } from '@shala/meeting-protocol/commands.ts';
import type { News } from '@shala/meeting-protocol/news.ts';
import type { Devices, Meeting, MeetingOptions, MeetingView } from '../meeting.ts';
import { type Browser, currentBrowser } from './browser.ts';
import { Chat } from './chat.ts';
import { OwnDevices } from './devices.ts';
import { NetworkWatch } from './network-watch.ts';
import { Publishing, type Standing } from './publishing.ts';
import { Roster } from './roster.ts';
import { ScreenShare } from './screen.ts';
import { MeetingSocket, type RoomNews } from './socket.ts';
import { chooseTiles, rememberSpeakers } from './tiles.ts';
import { ViewStore } from './view-store.ts';
import { type Picture, Watching } from './watching.ts';

/** Goes in at once. One meeting is one visit: whoever comes again makes another. */
export function createMeeting(options: MeetingOptions, browser: Browser = currentBrowser()): Meeting {
  return new LiveMeeting(options, browser);
}

/** Said without anybody having pressed anything, and said again where it matters: nothing to trouble a person with. */
const ofTheEngine: ReadonlySet<string> = new Set<Command['t']>(['answer', 'beat', 'trickle', 'watch-again']);

class LiveMeeting implements Meeting {
  private readonly store = new ViewStore();
  private readonly roster = new Roster();
  private readonly socket: MeetingSocket;
  private readonly devices: OwnDevices;
  private readonly publishing: Publishing;
  private readonly screen: ScreenShare;
  private readonly watching: Watching;
  private readonly chat: Chat;
  private readonly network: NetworkWatch;
  private iceServers: RTCIceServer[] = [];
  private isLineUp = false;
  private isHandUp = false;
  private lastSpeakers: readonly string[] = [];
  private serial = 0;

  readonly getView = this.store.get;
  readonly subscribe = this.store.subscribe;

  constructor({ join, socketUrl, start }: MeetingOptions, browser: Browser) {
    const say = (command: Command) => this.socket.send(command);
    const onChange = () => this.showOwn();
    const onFailed = () => this.refuse('publish', 'failed');
    const getStanding = () => this.standing;
    this.devices = new OwnDevices(browser, { microphone: start.microphone, camera: start.camera }, onChange);
    this.publishing = new Publishing({
      browser,
      devices: this.devices,
      start: { audio: !start.isMuted, video: start.isVideoOn },
      say,
      getStanding,
      onChange,
      onFailed,
    });
    this.screen = new ScreenShare({ browser, say, getStanding, onChange, onFailed });
    this.watching = new Watching({ browser, say, getIceServers: () => this.iceServers, onChange });
    this.chat = new Chat(
      say,
      () => this.store.change({ chat: this.chat.view }),
      () => this.refuse('chat', 'failed'),
    );
    this.network = new NetworkWatch({
      read: () => this.readNetwork(),
      onQuality: (quality) => this.store.change({ quality }),
      onAudioOnly: (isAudioOnly) => {
        say({ t: 'audio-only', isOn: isAudioOnly });
        this.store.change({ isAudioOnly });
      },
    });
    this.socket = new MeetingSocket({
      browser,
      url: socketUrl,
      join,
      onNews: (news) => this.hear(news),
      onLost: () => this.loseLine(),
      onOver: (reason) => this.finish(reason),
    });
    this.showOwn();
    this.devices.start();
    this.socket.start();
  }

  streamOf(uid: string, what: Picture): MediaStream | null {
    if (uid !== this.roster.me?.uid) return this.watching.streamOf(uid, what);
    if (what === 'voice') return null;
    return what === 'camera' ? this.publishing.ownStream : this.screen.ownStream;
  }

  setMuted(isMuted: boolean): void {
    if (!isMuted && this.isForbidden('maySpeak')) this.refuse('self');
    else this.publishing.setOn('audio', !isMuted);
  }

  setVideo(isOn: boolean): void {
    if (isOn && this.isForbidden('mayShow')) this.refuse('self');
    else this.publishing.setOn('video', isOn);
  }

  setSharing(isOn: boolean): void {
    if (!isOn) this.screen.stop();
    else if (this.roster.me?.role === 'host') void this.screen.start();
    else this.refuse('publish');
  }

  setHand(isUp: boolean): void {
    this.isHandUp = isUp;
    this.socket.send({ t: 'hand', isUp });
    this.showOwn();
  }

  setAudioOnly(isOn: boolean): void {
    this.network.setAudioOnly(isOn);
  }

  sendChat(text: string): void {
    this.chat.send(text, this.roster.me);
  }

  markChatRead(): void {
    this.chat.markRead();
  }

  getDevices(): Devices {
    return this.devices.list;
  }

  chooseDevice(kind: 'microphone' | 'camera' | 'speaker', id: string): void {
    this.devices.choose(kind, id);
    this.publishing.sync();
  }

  leave(): void {
    if (this.store.get().phase === 'over') return;
    this.socket.send({ t: 'leave' });
    this.socket.stop();
    this.finish('left');
  }

  readonly host: Meeting['host'] = {
    setHostOnly: (isOn) => this.order({ t: 'host-only', isOn }),
    allow: (uid, { speak, show }) => this.order({ t: 'allow', uid, speak, show }),
    mute: (uid, kind) => this.order({ t: 'mute', uid, kind }),
    lowerHand: (uid) => this.order({ t: 'lower-hand', uid }),
    remove: (uid) => this.order({ t: 'remove', uid }),
    setChatOpen: (isOpen) => this.order({ t: 'chat-open', isOpen }),
    hideMessage: (id) => this.order({ t: 'hide-message', id }),
    setRecording: (isOn) => this.order({ t: 'record', isOn }),
    end: () => this.order({ t: 'end' }),
  };

  /** A host who presses while the line is down reads that nothing came of it. */
  private order(command: Command): void {
    if (!this.socket.send(command)) this.refuse(command.t, 'failed');
  }

  private get standing(): Standing {
    return {
      me: this.isLineUp ? this.roster.me : null,
      isMediaUp: this.store.get().isMediaUp,
      iceServers: this.iceServers,
    };
  }

  private readonly hearing: { [T in RoomNews['t']]: (news: Extract<RoomNews, { t: T }>) => void } = {
    welcome: (news) => this.comeIn(news),
    person: ({ person }) => {
      this.roster.put(person);
      if (person === this.roster.me) this.isHandUp = person.handAt !== null;
      this.showPeople();
    },
    gone: ({ uid }) => {
      this.roster.remove(uid);
      this.showPeople();
    },
    state: ({ state }) => this.store.change({ state }),
    speaking: ({ uids }) => {
      this.lastSpeakers = rememberSpeakers(this.lastSpeakers, uids);
      this.store.change({ speaking: uids, tiles: this.chooseTiles() });
    },
    published: ({ what, sdp }) => (what === 'camera' ? this.publishing : this.screen).takeAnswer(sdp),
    offer: (news) => this.watching.take(news),
    'chat-lines': (news) => this.chat.takeLines(news, this.roster.me?.uid ?? null),
    'chat-hidden': ({ id }) => this.chat.hide(id),
    muted: ({ kind }) => {
      this.serial += 1;
      this.store.change({ mutedByHost: { kind, serial: this.serial } });
      this.publishing.mutedByHost(kind);
    },
    'media-lost': () => this.loseMedia(),
    // After a welcome that said so already, it is no news.
    'media-back': () => {
      if (!this.store.get().isMediaUp) this.takeMedia();
    },
    refused: (news) => this.takeRefusal(news),
  };

  private hear(news: RoomNews): void {
    // The table above gives each word its own kind of news, which the compiler cannot follow through a lookup.
    (this.hearing[news.t] as (news: RoomNews) => void)(news);
  }

  private comeIn(news: Extract<News, { t: 'welcome' }>): void {
    const isFirst = this.roster.me === null;
    this.isLineUp = true;
    this.iceServers = news.iceServers;
    this.roster.replaceAll(news.me, news.people);
    const { isMediaUp, state } = news;
    const serverAheadMs = Date.parse(news.serverNow) - Date.now();
    this.store.change({ phase: 'joined', isReconnecting: false, state, serverAheadMs, speaking: [] });
    const isHandSeen = this.roster.me?.handAt != null;
    // Whoever comes for the first time has no wish yet: the hand may be up since before a reload.
    if (isFirst) this.isHandUp = isHandSeen;
    else if (this.isHandUp !== isHandSeen) this.socket.send({ t: 'hand', isUp: this.isHandUp });
    this.chat.resend();
    if (this.network.isAudioOnly) this.socket.send({ t: 'audio-only', isOn: true });
    if (isMediaUp) this.takeMedia();
    else this.loseMedia();
    this.showPeople();
  }

  /** Sound and pictures may go on while only the line is down: connections are kept until others replace them. */
  private loseLine(): void {
    this.isLineUp = false;
    this.chat.suspend();
    this.network.reset();
    this.store.change({ phase: 'loading', isReconnecting: this.roster.me !== null });
  }

  private loseMedia(): void {
    this.watching.close();
    this.publishing.suspend();
    this.screen.suspend();
    this.store.change({ isMediaUp: false, speaking: [] });
  }

  private takeMedia(): void {
    this.store.change({ isMediaUp: true });
    this.watching.expectNew();
    this.publishing.beginAnew();
    this.screen.beginAnew();
  }

  private takeRefusal({ command, reason }: Extract<News, { t: 'refused' }>): void {
    if (ofTheEngine.has(command)) return;
    if (command === 'chat' && this.chat.takeRefusal(reason) === 'later') return;
    // The server does not know that I send: the connection broke at its side only.
    const isUnknownSender = command === 'self' && !this.isForbidden('maySpeak');
    if (isUnknownSender) this.publishing.beginAnew();
    else this.refuse(command, reason);
    if (command === 'publish' && reason !== 'media_away') {
      (this.publishing.isAwaiting ? this.publishing : this.screen).takeRefusal();
    }
  }

  private isForbidden(right: 'maySpeak' | 'mayShow'): boolean {
    const { me } = this.roster;
    return me === null || (me.role !== 'host' && !me[right]);
  }

  private refuse(
    command: string,
    reason: NonNullable<MeetingView['refusal']>['reason'] = 'not_allowed',
  ): void {
    this.serial += 1;
    this.store.change({ refusal: { command, reason, serial: this.serial } });
  }

  private finish(over: NonNullable<MeetingView['over']>): void {
    this.network.close();
    this.isLineUp = false;
    this.chat.suspend();
    this.devices.close();
    this.publishing.close();
    this.screen.close();
    this.watching.close();
    this.store.change({ phase: 'over', over, isReconnecting: false });
  }

  private async readNetwork() {
    if (!this.isLineUp || !this.store.get().isMediaUp) return null;
    const [watching, sending] = await Promise.all([this.watching.getStats(), this.publishing.getStats()]);
    return {
      watching: [...(watching?.values() ?? [])],
      sending: [...(sending?.values() ?? [])],
      isShowing: this.publishing.isWanted('video'),
    };
  }

  private chooseTiles(): readonly string[] {
    return chooseTiles(this.roster.others, this.lastSpeakers, this.store.get().tiles);
  }

  private showPeople(): void {
    const { me, others } = this.roster;
    this.store.change({ me, others, tiles: this.chooseTiles() });
    // Rights may have come or gone.
    this.publishing.sync();
    this.showOwn();
  }

  private showOwn(): void {
    this.store.change({
      own: {
        isMuted: !this.publishing.isWanted('audio'),
        isVideoOn: this.publishing.isWanted('video'),
        isSharing: this.screen.isOn,
        hasCamera: this.devices.has('video'),
        hasMicrophone: this.devices.has('audio'),
        deviceFault: this.publishing.fault,
        isHandUp: this.isHandUp,
      },
    });
  }
}
