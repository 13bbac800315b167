import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../../../test/world.ts';
import { createCatalogueModule, findBoard, findCourse } from './index.ts';

let world: World;
const ids = { shala: 0, udaan: 0 };
beforeAll(async () => {
  world = await openWorld();
  const { rows } = await world.pool.query<{ id: number; slug: 'shala' | 'udaan' }>(
    'SELECT id, slug FROM tenant',
  );
  for (const { id, slug } of rows) ids[slug] = id;
});
afterAll(() => world.stop());

const { findCourses, listSubjects } = createCatalogueModule();

const course = async (slug: string, tenantId = ids.shala): Promise<number> =>
  (await findCourse(world.db, tenantId, slug)) ?? 0;

describe('the subjects of a course', () => {
  const search = async (words: string, locale: 'en' | 'hi' = 'en') => {
    const subjects = await listSubjects(world.db, {
      courseId: await course('cbse-8'),
      search: words,
      locale,
    });
    return subjects.map((subject) => subject.name);
  };

  test('come in the order of the syllabus with what a card shows', async () => {
    const subjects = await listSubjects(world.db, {
      courseId: await course('cbse-8'),
      search: '',
      locale: 'en',
    });
    expect(subjects.map((subject) => subject.name)).toEqual([
      'Mathematics',
      'Physics',
      'Chemistry',
      'Biology',
      'English',
      'History',
      'Geography',
      'Civics',
    ]);
    expect(subjects[1]).toEqual({
      id: expect.any(Number),
      name: 'Physics',
      colour: 2,
      icon: 'atom',
      pictureKey: null,
      chapterCount: 7,
      amountPaise: 139900,
      isActive: true,
    });
  });

  test.each([
    ['part of a name, whatever the case', ' PHYS ', ['Physics']],
    ['an accent more or less', 'phýsics', ['Physics']],
    ['the name of a chapter', 'friction', ['Physics']],
    ['nothing there is', 'astrology', []],
    ['signs that mean something in patterns', '%', []],
    ['an underscore', '_', []],
    ['a backslash', '\\', []],
  ])('are found by %s', async (_what, words, names) => {
    expect(await search(words)).toEqual(names);
  });

  test('are found in the language of the reader and in English', async () => {
    expect(await search('भौतिक', 'hi')).toEqual(['भौतिक विज्ञान']);
    expect(await search('phys', 'hi')).toEqual(['भौतिक विज्ञान']);
    expect(await search('भौतिक', 'en')).toEqual([]);
  });

  test('are found in Hindi whichever way a dotted letter was typed', async () => {
    // फ़सल with the one-character form of the first letter; the catalogue keeps the other form.
    expect(await search('\u095Eसल', 'hi')).toEqual(['जीव विज्ञान']);
  });

  test('a subject or chapter that was switched off is not counted, found or listed', async () => {
    const courseId = await course('cbse-8');
    const switchOff = async (table: string, slug: string) =>
      world.pool.query(`UPDATE ${table} SET is_active = false WHERE slug = $1`, [slug]);
    await switchOff('chapter', 'force-and-friction');
    expect(await search('friction')).toEqual([]);
    const [, physics] = await listSubjects(world.db, { courseId, search: '', locale: 'en' });
    expect(physics).toMatchObject({ name: 'Physics', chapterCount: 6 });
    await world.pool.query(`UPDATE subject SET is_active = false WHERE slug = 'physics' AND course_id = $1`, [
      courseId,
    ]);
    expect(await search('phys')).toEqual([]);
  });
});

describe('a course', () => {
  test('is told with its board, or with its acronym when it is an exam', async () => {
    const courseIds = [await course('icse-9'), await course('medical-entrance')];
    const found = await findCourses(world.db, { tenantId: ids.shala, courseIds, locale: 'hi' });
    expect(found).toMatchObject([
      { kind: 'class_room', name: 'कक्षा 9', boardAcronym: expect.any(String) },
      { kind: 'exam', acronym: 'नीट', boardName: null, isActive: true },
    ]);
  });

  test('is unknown to a tenant it is not licensed to', async () => {
    const courseIds = [await course('cbse-8'), await course('cbse-12')];
    const found = await findCourses(world.db, { tenantId: ids.udaan, courseIds, locale: 'en' });
    expect(found.map((one) => one.id)).toEqual([await course('cbse-12')]);
    expect(await findCourse(world.db, ids.udaan, 'cbse-8')).toBeNull();
  });

  test('brings its board along to the tenant that licensed it', async () => {
    expect(await findBoard(world.db, ids.udaan, 'cbse')).toBe(await findBoard(world.db, ids.shala, 'cbse'));
    expect(await findBoard(world.db, ids.udaan, 'icse')).toBeNull();
  });
});
