import { expect, test } from 'vitest';
import { hasSidebar } from './sidebar-rule.ts';

test('[NV-04] exam, quick quiz, content, add course and meeting pages have no sidebar', () => {
  const full = [
    '/practice/exercise/4/exam',
    '/practice/exercise/4/exam/results',
    '/practice/paper/4/exam',
    '/learn/1/chapter/2/content/3',
    '/learn/1/chapter/2/content/3/quick_quiz',
    '/learn/1/chapter/2/content/3/quick_quiz/results',
    '/my-profile/add_course',
    '/live-class/9/meeting',
  ];
  expect(full.filter(hasSidebar)).toEqual([]);
  const usual = [
    '/learn',
    '/learn/1/chapter/2',
    '/practice/practice_by_exams/3',
    '/live-class',
    '/my-profile',
  ];
  expect(usual.filter((path) => !hasSidebar(path))).toEqual([]);
});
