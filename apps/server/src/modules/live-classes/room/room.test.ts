import { type Command, hostCommands } from '@shala/meeting-protocol/commands.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFakeRoom } from '../../../../test/live/fake-room.ts';

const offer = { t: 'publish', what: 'camera', sdp: 'good', audio: true, video: true } as const;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Every word that is a host's, with a target where it wants one. */
const hostWords: Command[] = [
  { t: 'host-only', isOn: false },
  { t: 'allow', uid: 'student-1', speak: true, show: true },
  { t: 'mute', uid: 'host-1', kind: 'audio' },
  { t: 'lower-hand', uid: 'student-2' },
  { t: 'remove', uid: 'student-2' },
  { t: 'chat-open', isOpen: false },
  { t: 'hide-message', id: 1 },
  { t: 'record', isOn: true },
  { t: 'end' },
];

describe('who may do what', () => {
  test('[G03] [LC-14] a student who says every word of a host changes nothing, and is refused each', async () => {
    expect(new Set(hostWords.map(({ t }) => t))).toEqual(hostCommands);
    const { enter, kept, media } = openFakeRoom();
    const host = await enter('host', 1);
    await host.say(offer);
    const student = await enter('student', 1);
    await enter('student', 2);
    kept.length = 0;
    for (const word of hostWords) await student.say(word);
    expect(student.refusals()).toEqual(hostWords.map(({ t }) => `${t}: not_a_host`));
    expect(kept).toEqual([]);
    expect(media.publishers.map(({ muted }) => muted)).toEqual([{ audio: false, video: false }]);
    expect(host.byes).toEqual([]);
  });

  test('[G07] without a right nothing is published: no connection is even made', async () => {
    const { enter, media } = openFakeRoom();
    const student = await enter('student', 1);
    await student.say(offer);
    await student.say({ ...offer, what: 'screen' });
    await student.say({ t: 'self', kind: 'audio', isOn: true });
    expect(student.refusals()).toEqual(['publish: not_allowed', 'publish: not_allowed', 'self: not_allowed']);
    expect(media.publishers).toEqual([]);
  });

  test('an offer that is not as ours is refused', async () => {
    const { enter, media } = openFakeRoom();
    const host = await enter('host', 1);
    await host.say({ ...offer, sdp: 'bad' });
    expect(host.refusals()).toEqual(['publish: offer_refused']);
    expect(media.publishers).toEqual([]);
  });

  test('allowed to speak, a student speaks and is not seen; taken back, the server cuts it off', async () => {
    const { enter, media, settle } = openFakeRoom();
    const host = await enter('host', 1);
    const student = await enter('student', 1);
    await student.say({ t: 'hand', isUp: true });
    expect(host.last('person')?.person).toMatchObject({ uid: 'student-1', handAt: expect.any(String) });
    await host.say({ t: 'allow', uid: 'student-1', speak: true, show: false });
    expect(host.last('person')?.person).toMatchObject({ handAt: null, maySpeak: true, mayShow: false });
    await student.say(offer);
    expect(media.publishers[0]).toMatchObject({ muted: { audio: false, video: true }, isClosed: false });
    expect(host.last('person')?.person).toMatchObject({ audio: true, video: false });
    await host.say({ t: 'allow', uid: 'student-1', speak: false, show: false });
    await settle();
    expect(media.publishers[0]).toMatchObject({ muted: { audio: true, video: true }, isClosed: true });
    expect(student.last('muted')).toEqual({ t: 'muted', kind: 'audio' });
    expect(host.last('person')?.person).toMatchObject({ audio: false, maySpeak: false });
  });

  test('[G08] muted by the host, only the own hand switches it on again', async () => {
    const { enter, media, settle } = openFakeRoom({ isHostOnly: false });
    const host = await enter('host', 1);
    const student = await enter('student', 1);
    await student.say({ ...offer, video: false });
    await host.say({ t: 'mute', uid: 'student-1', kind: 'audio' });
    await settle();
    expect(student.last('muted')).toEqual({ t: 'muted', kind: 'audio' });
    await host.say({ t: 'allow', uid: 'student-1', speak: true, show: true });
    await settle();
    expect(media.publishers[0]?.muted).toEqual({ audio: true, video: true });
    await student.say({ t: 'self', kind: 'audio', isOn: true });
    expect(media.publishers[0]?.muted).toEqual({ audio: false, video: true });
  });

  test('when only hosts may send again, everybody else is cut off', async () => {
    const { enter, media, settle } = openFakeRoom({ isHostOnly: false });
    const host = await enter('host', 1);
    const student = await enter('student', 1);
    await host.say(offer);
    await student.say(offer);
    await host.say({ t: 'host-only', isOn: true });
    await settle();
    expect(media.publishers.map(({ isClosed }) => isClosed)).toEqual([false, true]);
  });

  test('a host cannot be sent out; a student is, and the word is kept', async () => {
    const { enter, kept } = openFakeRoom();
    const host = await enter('host', 1);
    const other = await enter('host', 2);
    const student = await enter('student', 1);
    await host.say({ t: 'remove', uid: 'host-2' });
    await host.say({ t: 'remove', uid: 'student-9' });
    await host.say({ t: 'remove', uid: 'student-1' });
    expect(host.refusals()).toEqual(['remove: not_allowed', 'remove: unknown_person']);
    expect([other.byes, student.byes]).toEqual([[], ['removed']]);
    expect(kept).toContainEqual([
      'removeStudent',
      expect.objectContaining({ studentId: 1, isRemoved: true }),
    ]);
  });
});

describe('who is here', () => {
  test('[LC-13] the newer connection of a person wins, and nobody is there twice', async () => {
    const { enter, room } = openFakeRoom();
    const host = await enter('host', 1);
    const first = await enter('student', 1, { connectionId: 'a', openedAt: 1 });
    const second = await enter('student', 1, { connectionId: 'b', openedAt: 2 });
    expect([first.byes, second.byes]).toEqual([['replaced'], []]);
    const late = await enter('student', 1, { connectionId: 'c', openedAt: 1.5 });
    expect(late.byes).toEqual(['replaced']);
    room.leave('a', 'student-1');
    expect(room.count()).toBe(2);
    room.leave('b', 'student-1');
    expect(host.last('gone')).toEqual({ t: 'gone', uid: 'student-1' });
  });

  test('hosts read full names, students short ones', async () => {
    const { enter } = openFakeRoom();
    const host = await enter('host', 1);
    const student = await enter('student', 2);
    await enter('student', 3);
    expect(host.last('person')?.person.name).toBe('Sana Khan 3');
    expect(student.last('person')?.person.name).toBe('Sana K. 3');
  });

  test('whoever a dead process had let in is gone when it calls the roll no more', async () => {
    const { enter, room } = openFakeRoom();
    const host = await enter('host', 1);
    await enter('student', 1, { connectionId: 'a' });
    expect(room.roll('p', ['host-1-a', 'z'])).toEqual(['z']);
    expect(host.last('gone')).toEqual({ t: 'gone', uid: 'student-1' });
  });

  test('hands, rights and a running recording are there for a new leader', async () => {
    const handAt = new Date('2026-11-15T09:00:00Z');
    const seat = { studentId: 1, handAt, speak: true, show: false, isRemoved: false };
    const recording = { recordingId: 7, startedAt: handAt };
    const { enter, kept } = openFakeRoom({ isChatOpen: false }, { seats: [seat], recording });
    const student = await enter('student', 1);
    const { people, state } = student.last('welcome') ?? {};
    expect(people).toEqual([expect.objectContaining({ handAt: handAt.toISOString(), maySpeak: true })]);
    expect(state).toMatchObject({ isChatOpen: false, recordingSince: handAt.toISOString() });
    await student.say(offer);
    expect(kept).toContainEqual(['addTrack', 'student', 1]);
  });
});

describe('media', () => {
  test('one offer at a time: what changes before the answer comes in the next', async () => {
    const { enter, media } = openFakeRoom({ isHostOnly: false });
    const host = await enter('host', 1);
    const student = await enter('student', 1);
    await host.say(offer);
    await vi.advanceTimersByTimeAsync(400);
    const first = student.last('offer');
    expect(first).toMatchObject({ serial: 1, isNew: true });
    expect(first?.streams.map(({ uid }) => uid)).toEqual(['host-1', 'host-1']);
    const other = await enter('student', 2);
    await other.say(offer);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(student.last('offer')).toBe(first);
    await student.say({ t: 'answer', serial: 1, sdp: 'x' });
    await vi.advanceTimersByTimeAsync(400);
    expect(student.last('offer')).toMatchObject({ serial: 2 });
    expect(media.watched[0]).toHaveLength(4);
  });

  test('the media server goes and comes back: all are told, offers are taken again, files are new', async () => {
    const { enter, media, kept, settle } = openFakeRoom();
    const host = await enter('host', 1);
    await host.say(offer);
    await host.say({ t: 'record', isOn: true });
    media.setUp(false);
    expect(host.last('media-lost')).toBeDefined();
    await host.say(offer);
    expect(host.refusals()).toEqual(['publish: media_away']);
    media.setUp(true);
    await settle();
    expect(host.last('media-back')).toBeDefined();
    await host.say(offer);
    expect(kept.filter(([what]) => what === 'addTrack')).toHaveLength(2);
    expect(new Set(media.publishers.map(({ feed }) => feed)).size).toBe(2);
    await host.say({ t: 'record', isOn: false });
    expect(media.publishers[1]?.files).toEqual(['file-3', null]);
    expect(host.last('state')?.state.recordingSince).toBeNull();
  });

  test('who speaks is told together, and nobody who is muted', async () => {
    const { enter, media } = openFakeRoom({ isHostOnly: false });
    const host = await enter('host', 1);
    const student = await enter('student', 1);
    await host.say(offer);
    await student.say({ ...offer, audio: false });
    for (const { feed } of media.publishers) media.talk(feed, true);
    await vi.advanceTimersByTimeAsync(400);
    expect(student.heard.filter(({ t }) => t === 'speaking')).toEqual([{ t: 'speaking', uids: ['host-1'] }]);
  });

  test('a word that is over before it could be told is told, and goes again; a mute ends it at once', async () => {
    const { enter, media } = openFakeRoom();
    const host = await enter('host', 1);
    await host.say(offer);
    const feed = media.publishers[0]?.feed ?? '';
    media.talk(feed, true);
    media.talk(feed, false);
    await vi.advanceTimersByTimeAsync(400);
    expect(host.last('speaking')?.uids).toEqual(['host-1']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(host.last('speaking')?.uids).toEqual([]);
    media.talk(feed, true);
    await vi.advanceTimersByTimeAsync(400);
    expect(host.last('speaking')?.uids).toEqual(['host-1']);
    await host.say({ t: 'self', kind: 'audio', isOn: false });
    await vi.advanceTimersByTimeAsync(400);
    expect(host.last('speaking')?.uids).toEqual([]);
  });

  test('the end: everybody is sent home and the room on the media server is gone', async () => {
    const { enter, media, room } = openFakeRoom();
    const host = await enter('host', 1);
    const student = await enter('student', 1);
    await room.stop('ended');
    expect([host.byes, student.byes]).toEqual([['ended'], ['ended']]);
    expect(media.destroyed).toBe(1);
  });
});

describe('the chat', () => {
  test('is closed and opened by hosts, who go on writing', async () => {
    const { enter, kept } = openFakeRoom();
    const host = await enter('host', 1);
    const student = await enter('student', 1);
    await host.say({ t: 'chat-open', isOpen: false });
    await student.say({ t: 'chat', key: 'k', text: 'hello' });
    expect(student.refusals()).toEqual(['chat: chat_closed']);
    await host.say({ t: 'chat', key: 'k', text: 'Page 12, please' });
    expect(student.last('chat-lines')?.lines).toEqual([
      expect.objectContaining({ text: 'Page 12, please', uid: 'host-1', key: 'k' }),
    ]);
    expect(kept.filter(([what]) => what === 'addLine')).toHaveLength(1);
  });

  test('takes a line a second from a student, without ways to reach them', async () => {
    const { enter } = openFakeRoom();
    const host = await enter('host', 1);
    const student = await enter('student', 1);
    await student.say({ t: 'chat', key: 'a', text: 'call me on 98765 43210' });
    await student.say({ t: 'chat', key: 'b', text: 'and again' });
    expect(host.last('chat-lines')?.lines[0]?.text).toBe('call me on •••••');
    expect(student.refusals()).toEqual(['chat: too_fast']);
    vi.advanceTimersByTime(1_001);
    await student.say({ t: 'chat', key: 'b', text: 'and again' });
    expect(host.last('chat-lines')?.lines[0]).toMatchObject({ text: 'and again', name: 'Sana Khan 1' });
  });
});
