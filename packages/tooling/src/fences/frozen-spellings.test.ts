import { expect, test } from 'vitest';
import { frozenSpellings } from './frozen-spellings.ts';

const found = (path: string, text: string) =>
  frozenSpellings([{ path, text }]).map(({ line, message }) => `${line} ${message.split(':')[0]}`);

test('a frozen name in a use case is reported with its line and the clean name', () => {
  const [finding, ...more] = frozenSpellings([
    { path: 'apps/server/src/modules/learning/save.ts', text: '\nconst id = row.chaptor_id;\n' },
  ]);
  expect(more).toEqual([]);
  expect(finding).toMatchObject({ file: 'apps/server/src/modules/learning/save.ts', line: 2 });
  expect(finding?.message).toContain('write chapter_id here');
});

test('every misspelling is caught in any letter case and inside longer words', () => {
  const names = [
    'chaptors',
    'examChaptorId',
    'Excercise',
    'cummulativeCompletionPercentage',
    'exc_atmpt_quest',
  ];
  const more = [
    'quest_attchmts',
    'recieve',
    'Activites',
    'istrial',
    'enddate',
    'studenttype',
    'parentid',
    'Pagesize',
  ];
  for (const name of [...names, ...more]) {
    expect(found('apps/web/src/features/learn/model.ts', `use(${name});`), name).toHaveLength(1);
  }
});

test('the advice keeps the letter case', () => {
  const advice = (name: string) =>
    frozenSpellings([{ path: 'a.ts', text: name }])[0]?.message.match(/write (\w+)/)?.[1];
  expect(advice('examChaptorId')).toBe('examChapterId');
  expect(advice('MAX_EXCERCISES')).toBe('MAX_EXERCISES');
  expect(advice('exc_atmpt_quest_attchmts')).toBe('exc_attempt_quest_attachments');
  expect(advice('Pagesize')).toBe('pageSize');
});

test('the clean names are left alone', () => {
  const text = 'const { chapter, exercise, cumulative, isTrial, endDate, parentId, pageSize, enddated } = x;';
  expect(found('apps/web/src/features/learn/model.ts', text)).toEqual([]);
});

test('SQL and file names are looked at, too', () => {
  expect(found('apps/server/db/migrations/0009_x.sql', 'CREATE TABLE chaptor (id int);')).toHaveLength(1);
  expect(found('apps/web/src/pages/excercise.tsx', '')).toHaveLength(1);
});

test('the edge and the text catalogues may use them', () => {
  const edge = [
    'packages/wire/src/courses.ts',
    'packages/api-client/src/courses.ts',
    'apps/server/src/modules/learning/http/chapters.ts',
    'apps/web/src/shared/texts/en.json',
  ];
  for (const path of edge) expect(found(path, '"chaptor": "You will shortly recieve"')).toEqual([]);
});

test('a test may expect the wire literally but not name its own things so', () => {
  const path = 'apps/server/src/modules/learning/chapters.int.test.ts';
  expect(found(path, "expect(body.chaptors).toEqual([{ chaptor_id: 1, name: 'chaptor' }]);")).toEqual([]);
  expect(found('apps/web/src/test-support/school-server.ts', 'answer({ chaptor_count: 5 });')).toEqual([]);
  expect(found(path, 'const chaptor = body.chaptors[0];')).toHaveLength(1);
});
