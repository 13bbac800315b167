import { expect, test } from 'vitest';
import { chooseWishes, type Sender } from './wishes.ts';

const sender = (uid: string, more: Partial<Sender['feeds'][number]> & { spokeAt?: number } = {}): Sender => ({
  uid,
  role: uid.startsWith('host') ? 'host' : 'student',
  spokeAt: more.spokeAt ?? 0,
  feeds: [
    {
      feed: uid,
      what: 'camera',
      audio: more.audio ?? true,
      video: more.video ?? true,
      tracks: [
        { mid: '0', kind: 'audio' },
        { mid: '1', kind: 'video' },
      ],
    },
  ],
});
const me = { uid: 'student-99', isAudioOnly: false };

test('of many students the eight last speakers are heard and four of them seen; nobody watches themselves', () => {
  const students = Array.from({ length: 12 }, (_, at) => sender(`student-${at}`, { spokeAt: at }));
  const wishes = chooseWishes([...students, sender(me.uid, { spokeAt: 100 })], me);
  const of = (mid: string) => wishes.filter((wish) => wish.mid === mid).map(({ feed }) => feed);
  expect(of('0')).toEqual([11, 10, 9, 8, 7, 6, 5, 4].map((id) => `student-${id}`));
  expect(of('1')).toEqual([11, 10, 9, 8].map((id) => `student-${id}`));
});

test('a host is watched while muted: what comes next is there at once', () => {
  expect(chooseWishes([sender('host-1', { audio: false, video: false })], me)).toHaveLength(2);
  expect(chooseWishes([sender('student-1', { audio: false, video: false })], me)).toHaveLength(0);
});

test('with sound only there is no picture, not even of the host', () => {
  expect(chooseWishes([sender('host-1'), sender('student-1')], { ...me, isAudioOnly: true })).toEqual([
    { feed: 'host-1', mid: '0' },
    { feed: 'student-1', mid: '0' },
  ]);
});
