import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import en from './en.json';
import hi from './hi.json';
import { getLanguage, loadMoreTexts, setLanguage, startTexts, t } from './texts.ts';

beforeAll(async () => {
  expect(t('login.title')).not.toBe('');
  expect(() => t('learn.title')).toThrow("no text 'learn.title' here");
  await loadMoreTexts();
});

afterEach(async () => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  await startTexts({}, localStorage);
});

test('both languages have the same texts', () => {
  expect(Object.keys(hi)).toEqual(Object.keys(en));
});

test('counts follow the grammar of the language', async () => {
  expect(t('learn.chapterCount', { count: 1 })).toBe('1 chapter');
  expect(t('learn.chapterCount', { count: 16 })).toBe('16 chapters');
  expect(t('leaderboard.points', { points: 123_456 })).toBe('1,23,456 points');
  await setLanguage('hi');
  expect(t('learn.chapterCount', { count: 16 })).toBe('16 अध्याय');
  expect(t('leaderboard.points', { points: 123_456 })).toBe('1,23,456 अंक');
});

test('a brand replaces texts at run time, with placeholders, and falls back to its English words', async () => {
  await startTexts({ 'learn.welcome': { en: 'Good to see you, {name}: {course}!' } }, localStorage);
  expect(t('learn.welcome', { name: 'Ananya', course: 'Class 8' })).toBe('Good to see you, Ananya: Class 8!');
  await setLanguage('hi');
  expect(t('learn.welcome', { name: 'अनन्या', course: 'कक्षा 8' })).toBe('Good to see you, अनन्या: कक्षा 8!');
  expect(t('learn.title')).toBe('सीखें');
});

test('the language of this device wins over the page, and the page over English', async () => {
  document.documentElement.lang = 'hi';
  await startTexts({}, localStorage);
  expect(getLanguage()).toBe('hi');
  localStorage.setItem('LANGUAGE', 'en');
  await startTexts({}, localStorage);
  expect(getLanguage()).toBe('en');
  localStorage.setItem('LANGUAGE', 'tlh');
  await startTexts({}, localStorage);
  expect(getLanguage()).toBe('en');
});

test('another tab that changes the language changes it here, too', async () => {
  dispatchEvent(new StorageEvent('storage', { key: 'LANGUAGE', newValue: 'hi' }));
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('hi'), 20_000);
  expect(t('learn.title')).toBe('सीखें');
  dispatchEvent(new StorageEvent('storage', { key: 'ANOTHER', newValue: 'en' }));
  expect(getLanguage()).toBe('hi');
});
