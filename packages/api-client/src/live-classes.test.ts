import * as wire from '@shala/wire/live-classes.ts';
import { expect, test } from 'vitest';
import { joinResult, liveClass, liveClassDetails, liveClassList } from './example-live-classes.ts';
import { wireOf } from './hold-to-contract.ts';
import {
  endLive,
  getLiveClass,
  joinExternal,
  joinLive,
  listLiveNow,
  listUpcomingLiveClasses,
} from './live-classes.ts';

const facts = {
  title: 'Friction: your doubts, answered',
  startsAt: '2026-11-15T11:00:00.000Z',
  endsAt: '2026-11-15T12:00:00.000Z',
  courseName: 'Class 8',
  sectionNames: ['A', 'B', 'C'],
  subjectName: 'Physics',
};

test.each([
  [wire.listLiveNow, listLiveNow],
  [wire.listUpcomingLiveClasses, listUpcomingLiveClasses],
])('a list of live classes comes in our words: $summary', async (contract, call) => {
  const { transport, sent } = wireOf(contract, liveClassList([liveClass(9)], { is_locked: true }));
  expect(await call(transport, { search: 'friction' })).toEqual({
    classes: [
      {
        ...facts,
        id: 9,
        tutors: [{ id: 3, fullName: 'Kavitha Raman', pictureUrl: null }],
        subjectColourCode: '2',
        provider: 'rtc',
        canJoin: true,
        isLocked: false,
        joinOpensAt: '2026-11-15T10:50:00.000Z',
      },
    ],
    isLocked: true,
    serverNow: '2026-11-15T11:10:00.000Z',
  });
  expect(sent().query).toEqual({ search: 'friction' });
});

test('a class, the way in and the way out', async () => {
  const one = wireOf(wire.getLiveClass, { live_class: liveClassDetails(9) });
  expect(await getLiveClass(one.transport, { liveClassId: 9 })).toEqual({
    ...facts,
    tutors: [{ id: 3, fullName: 'Kavitha Raman', pictureUrl: '/pictures/3.png' }],
  });
  const join = wireOf(wire.joinLive, { live_class: joinResult(9) });
  expect(await joinLive(join.transport, { liveClassId: 9 })).toEqual({
    token: 'meeting-token',
    chatToken: 'chat-token',
  });
  const end = wireOf(wire.endLive, { live_class: liveClassDetails(9) });
  await endLive(end.transport, { liveClassId: 9 });
  expect(end.sent().path).toMatch(/\/9\/end_live$/);
});

test('[G05] only a link that was given, and only one over https, is a link', async () => {
  const ask = (answer: object) =>
    joinExternal(wireOf(wire.joinExternal, answer).transport, { liveClassId: 9 });
  expect(await ask({ isSuccess: true, message: 'https://meet.example.org/9' })).toBe(
    'https://meet.example.org/9',
  );
  expect(await ask({ isSuccess: false, message: 'https://meet.example.org/9' })).toBeNull();
  expect(await ask({ isSuccess: true, message: 'javascript:alert(1)' })).toBeNull();
});
