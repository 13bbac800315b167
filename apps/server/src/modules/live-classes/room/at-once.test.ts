import { expect, test } from 'vitest';
import { openFakeRoom } from '../../../../test/live/fake-room.ts';

const offer = { t: 'publish', what: 'camera', sdp: 'good', audio: true, video: true } as const;

test('sent out, a student is heard no more at once, also when their browser keeps the socket', async () => {
  const { enter, media, room, settle } = openFakeRoom({ isHostOnly: false });
  const host = await enter('host', 1);
  const student = await enter('student', 1);
  await student.say(offer);
  await host.say({ t: 'remove', uid: 'student-1' });
  await settle();
  expect(media.publishers[0]?.isClosed).toBe(true);
  expect(host.last('gone')).toEqual({ t: 'gone', uid: 'student-1' });
  expect(room.count()).toBe(1);
});

test('a hand that goes up at the same moment gives back nothing that the host takes', async () => {
  const { enter, kept, room, settle } = openFakeRoom();
  const host = await enter('host', 1);
  const student = await enter('student', 1);
  await host.say({ t: 'allow', uid: 'student-1', speak: true, show: true });
  room.say('student-1-a', 'student-1', { t: 'hand', isUp: true });
  await host.say({ t: 'allow', uid: 'student-1', speak: false, show: false });
  expect(host.last('person')?.person).toMatchObject({ maySpeak: false, mayShow: false });
  expect(kept).toContainEqual(['saveSeat', { studentId: 1, isHandUp: true }]);

  room.say('student-1-a', 'student-1', { t: 'hand', isUp: false });
  await host.say({ t: 'remove', uid: 'student-1' });
  await settle();
  expect(student.byes).toEqual(['removed']);
  expect((await enter('student', 1, { connectionId: 'b', openedAt: 9 })).byes).toEqual(['removed']);
  // Nobody hears of them again once they are gone.
  expect(host.heard.findLastIndex(({ t }) => t === 'gone')).toBeGreaterThan(
    host.heard.findLastIndex(({ t }) => t === 'person'),
  );
});

test('whoever piles up words is refused: what a host decides about them does not wait for long', async () => {
  const { enter, room, settle } = openFakeRoom();
  const student = await enter('student', 1);
  for (let word = 0; word < 25; word += 1)
    room.say('student-1-a', 'student-1', { t: 'hand', isUp: word % 2 === 0 });
  expect(student.refusals()).toEqual(Array.from({ length: 5 }, () => 'hand: too_fast'));
  for (let turn = 0; turn < 10; turn += 1) await settle();
  await student.say({ t: 'hand', isUp: true });
  expect(student.refusals()).toHaveLength(5);
});
