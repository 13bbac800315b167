import { expect, test } from 'vitest';
import {
  clearCourses,
  clearSession,
  readOwn,
  singleKeysKey,
  storageKeys,
  type TextStorage,
  writeOwn,
} from './storage.ts';

function memory(): TextStorage & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
    clear: () => all.clear(),
  };
}

test('[SS-01] the keys are those every client of the product knows', () => {
  expect(Object.values(storageKeys)).toEqual([
    'USER',
    'ACCESS_TOKEN',
    'REFRESH_TOKEN',
    'PRODUCT_DETAILS',
    'CURRENT_PROFILE',
    'CURRENT_COURSE',
    'COURSE_ID',
    'RECENT_WATCHED_CONTENT',
  ]);
});

test('what waits to be sent for one child is not seen, changed or removed by a sibling', () => {
  const storage = memory();
  const key = storageKeys.recentWatchedContent;
  writeOwn(storage, key, 7, ['a']);
  expect(readOwn(storage, key, 8)).toBeNull();
  writeOwn(storage, key, 8, ['b']);
  expect(readOwn(storage, key, 7)).toEqual(['a']);
  writeOwn(storage, key, 8, null);
  expect([readOwn(storage, key, 7), readOwn(storage, key, 8)]).toEqual([['a'], null]);
  writeOwn(storage, key, 7, null);
  expect(storage.all.size).toBe(0);
});

test('what was chosen for the device outlives a sign-out', () => {
  const storage = memory();
  storage.setItem('USER', '1');
  storage.setItem(singleKeysKey, 'off');
  clearSession(storage);
  expect([...storage.all]).toEqual([[singleKeysKey, 'off']]);
});

test('the courses go, the session and what waits to be sent stay', () => {
  const storage = memory();
  for (const key of Object.values(storageKeys)) storage.setItem(key, '1');
  clearCourses(storage);
  expect([...storage.all.keys()]).toEqual([
    'USER',
    'ACCESS_TOKEN',
    'REFRESH_TOKEN',
    'CURRENT_PROFILE',
    'RECENT_WATCHED_CONTENT',
  ]);
});
