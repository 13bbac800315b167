import { expect, test } from 'vitest';
import { exampleView, person } from '../test-support/fake-meeting.ts';
import { listOf, stageOf, tilesOf } from './people.ts';

const uids = (people: readonly { uid: string }[]) => people.map(({ uid }) => uid);
const students = (count: number) =>
  Array.from({ length: count }, (_, place) => person(`student-${place + 20}`, `S${place}`));

test('a shared screen has the stage before a voice, a voice before a camera', () => {
  const quiet = person('host-1', 'A');
  const seen = person('host-2', 'B', { video: true });
  const heard = person('host-3', 'C');
  const sharing = person('host-4', 'D', { screen: true });
  const on = (others: ReturnType<typeof person>[], speaking: string[] = []) =>
    stageOf({ ...exampleView, others, speaking })?.uid ?? null;
  expect(on([quiet])).toBe('host-1');
  expect(on([quiet, seen])).toBe('host-2');
  expect(on([quiet, seen, heard], ['host-3'])).toBe('host-3');
  expect(on([quiet, seen, heard, sharing], ['host-3'])).toBe('host-4');
  // A student never has it, however loud.
  expect(on(students(3), ['student-20'])).toBeNull();
});

test('tiles are oneself and the last speakers, then hands, then others, five at most; the rest is counted', () => {
  const host = person('host-1', 'A');
  const class60 = students(60);
  const hand = { ...person('student-79', 'S59'), handAt: '2026-11-15T11:00:00.000Z' };
  const others = [host, ...class60.slice(0, 59), hand];
  const { shown, more } = tilesOf({ ...exampleView, others, tiles: ['student-50', 'student-40'] }, host);
  expect(uids(shown)).toEqual(['student-7', 'student-50', 'student-40', 'student-79', 'student-20']);
  expect(more).toBe(56);
});

test('hosts read raised hands first, in the order they were raised; students read the list as it is', () => {
  const others = [
    person('student-1', 'A'),
    person('student-2', 'B', { handAt: '2026-11-15T11:02:00.000Z' }),
    person('student-3', 'C', { handAt: '2026-11-15T11:01:00.000Z' }),
  ];
  const view = { ...exampleView, others };
  expect(uids(listOf(view, true))).toEqual(['student-7', 'student-3', 'student-2', 'student-1']);
  expect(uids(listOf(view, false))).toEqual(['student-7', 'student-1', 'student-2', 'student-3']);
});
