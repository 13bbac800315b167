import type { WireProduct } from '@shala/wire/store.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLearner } from '../../../test/learners.ts';
import { aanya, aarav, kids, shala, signIn, udaan } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

type Headers = Record<string, string>;

const get = (url: string, headers: Headers) => world.server.inject({ method: 'GET', url, headers });
const list = async (headers: Headers, query = '') =>
  (await get(`/Product/GetProductList${query}`, headers)).json();
const named = (products: WireProduct[], name: string) =>
  products.find(({ productName }) => productName === name);
const idOf = async (table: 'course' | 'board' | 'product', slug: string) =>
  Number((await world.pool.query(`SELECT id FROM ${table} WHERE slug = $1 ORDER BY id`, [slug])).rows[0].id);
const today = async (days: number) =>
  (await world.pool.query('SELECT (app_today() + $1::int)::text AS day', [days])).rows[0].day;

const someone = () => addLearner(world, { course: 'cbse-9', grants: [] });

describe('the products of a brand', () => {
  test('[AS-08] [EN-41] [CN-27] come with board, class, subjects, price in rupees and paise, and time in words', async () => {
    const { headers } = await signIn(world.server, aanya);
    await world.pool.query(`UPDATE product SET picture_key = 'covers/8.webp' WHERE slug = 'pr-cbse-8-full'`);
    const { products, meta } = await list(headers);
    expect(meta).toEqual({
      currentPage: 1,
      totalPages: 1,
      totalCount: 7,
      nextPage: null,
      previousPage: null,
      pageSize: 10,
    });
    const full = named(products, 'Class 8 Complete, CBSE');
    expect(full).toEqual({
      productId: await idOf('product', 'pr-cbse-8-full'),
      productName: 'Class 8 Complete, CBSE',
      boardId: await idOf('board', 'cbse'),
      boardName: 'Central Board of Secondary Education',
      classId: await idOf('course', 'cbse-8'),
      className: 'Class 8',
      subjectId: expect.any(Array),
      subjectNames: expect.arrayContaining(['Mathematics', 'Physics']),
      description: expect.stringContaining('All eight subjects of class 8'),
      thumbnailPath: expect.stringContaining('covers/8.webp'),
      thumbnailImage: expect.stringContaining('covers/8.webp'),
      price: 5_999,
      pricePaise: 599_900,
      duration: '12 months',
      durationDays: 365,
      lines: [
        {
          courseId: await idOf('course', 'cbse-8'),
          courseName: 'Class 8',
          courseType: 'ClassRoom',
          subjects: null,
          durationDays: 365,
          pricePaise: 599_900,
        },
      ],
      isInCart: true,
      ownedUntil: null,
    });
    expect(full?.subjectId).toHaveLength(8);
    expect(full?.subjectNames).toHaveLength(8);
    expect(named(products, 'Class 8 Mathematics and Physics, CBSE')).toMatchObject({
      subjectNames: ['Mathematics', 'Physics'],
      duration: '180 days',
      lines: [
        {
          subjects: [
            {
              subjectId: expect.any(Number),
              subjectName: 'Mathematics',
              subjectColorCode: expect.stringMatching(/^[1-7]$/),
              subjectIcon: expect.any(String),
            },
            { subjectName: 'Physics' },
          ],
        },
      ],
      isInCart: false,
      ownedUntil: await today(150),
    });
  });

  test('speak Hindi to who reads it, and sell exams of an owner whose licence the tenant has', async () => {
    const { headers } = await someone();
    const { products } = await list({ ...headers, 'accept-language': 'hi' });
    expect(named(products, 'स्कूल के साथ मेडिकल प्रवेश')).toMatchObject({
      boardId: null,
      boardName: null,
      classId: null,
      className: null,
      duration: '12 महीने',
      lines: [{ courseType: 'Exam' }],
    });
  });

  test('a product of an exam and a class costs the sum of its lines and stands under the class', async () => {
    const { headers } = await addLearner(world, { course: 'cbse-12', grants: [], tenant: 'udaan' });
    const { products } = await list(headers);
    expect(named(products, 'Engineering Entrance with Class 12')).toMatchObject({
      pricePaise: 2_899_800,
      price: 28_998,
      classId: await idOf('course', 'cbse-12'),
      lines: [{ courseType: 'Exam' }, { courseType: 'ClassRoom', subjects: { length: 3 } }],
    });
  });

  test('what a school gave is told as owned until its last day, for as long as the student is there', async () => {
    const grants = [{ source: 'institution', to: 40 }] as const;
    const member = await addLearner(world, { course: 'cbse-8', grants, isMember: true });
    const left = await addLearner(world, { course: 'cbse-8', grants });
    const trying = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'trial' }] });
    const untilOf = async ({ headers }: { headers: Headers }) =>
      named((await list(headers)).products, 'Class 8 Complete, CBSE');
    expect(await untilOf(member)).toMatchObject({ ownedUntil: await today(40) });
    expect(await untilOf(left)).toMatchObject({ ownedUntil: null });
    expect(await untilOf(trying)).toMatchObject({ ownedUntil: null });
  });

  test('[EN-42] are narrowed by board and class, and paged', async () => {
    const { headers } = await someone();
    const [cbse, icse, cbse8] = [
      await idOf('board', 'cbse'),
      await idOf('board', 'icse'),
      await idOf('course', 'cbse-8'),
    ];
    const names = async (query: string) =>
      (await list(headers, query)).products.map(({ productName }: { productName: string }) => productName);
    const inEight = ['Class 8 Complete, CBSE', 'Class 8 Mathematics and Physics, CBSE'];
    expect(await names(`?BoardId=${cbse}`)).toEqual([
      ...inEight,
      'Class 9 Complete, CBSE',
      'Class 10 Board Booster',
    ]);
    expect(await names(`?boardid=${cbse}&classid=${cbse8}`)).toEqual(inEight);
    expect(await names(`?BoardId=${icse}&ClassId=${cbse8}`)).toEqual([]);
    const second = await list(headers, `?BoardId=${cbse}&CurrentPage=2&Pagesize=3`);
    expect(second.products).toHaveLength(1);
    expect(second.meta).toMatchObject({ currentPage: 2, totalPages: 2, totalCount: 4, previousPage: 1 });
  });

  test('[ST-05] [CN-19] come ten to a page from the first on when nothing else is asked for', async () => {
    const learner = await someone();
    const { rows } = await world.pool.query(
      `INSERT INTO product (tenant_id, slug, name, description)
       SELECT tenant_id, 'more-' || n, jsonb_build_object('en', 'More ' || n), '{"en": "-"}'
       FROM student, generate_series(1, 12) n WHERE student.id = $1 RETURNING tenant_id, id`,
      [learner.studentId],
    );
    for (const { tenant_id, id } of rows) {
      await world.pool.query('INSERT INTO product_line VALUES ($1, $2, 1, $3, 30, 100)', [
        tenant_id,
        id,
        learner.courseId,
      ]);
    }
    const first = await list(learner.headers);
    expect(first.products).toHaveLength(10);
    expect(first.meta).toMatchObject({ currentPage: 1, pageSize: 10, totalCount: 19, nextPage: 2 });
    expect((await list(learner.headers, '?CurrentPage=2')).products).toHaveLength(9);
    await world.pool.query(`UPDATE product SET is_on_sale = false WHERE slug LIKE 'more-%'`);
    expect((await list(learner.headers)).meta.totalCount).toBe(7);
  });

  test('go from sale with their course, their board or its licence', async () => {
    const { headers } = await someone();
    const isSold = async () => named((await list(headers)).products, 'Class 8 Complete, ICSE') !== undefined;
    expect(await isSold()).toBe(true);
    for (const [away, back] of [
      [
        `UPDATE course SET is_active = false WHERE slug = 'icse-8'`,
        `UPDATE course SET is_active = true WHERE slug = 'icse-8'`,
      ],
      [
        `UPDATE board SET is_active = false WHERE slug = 'icse'`,
        `UPDATE board SET is_active = true WHERE slug = 'icse'`,
      ],
    ] as const) {
      await world.pool.query(away);
      expect(await isSold()).toBe(false);
      await world.pool.query(back);
    }
    await world.pool.query(
      `DELETE FROM course_licence WHERE course_id = (SELECT id FROM course WHERE slug = 'icse-8')`,
    );
    expect(await isSold()).toBe(false);
  });
});

describe('the filters', () => {
  test('[AS-09] [EN-45] offer the boards that something is sold for', async () => {
    const { headers } = await signIn(world.server, aarav);
    const boards = (await get('/Master/GetActiveBoards', headers)).json();
    expect(boards).toEqual(
      expect.arrayContaining([
        { id: await idOf('board', 'cbse'), name: 'Central Board of Secondary Education' },
      ]),
    );
    expect(Object.keys(boards[0])).toEqual(['id', 'name']);
  });

  test('[AS-10] [EN-45] offer the classes of a board that something is sold for, in the language of the reader', async () => {
    const { headers } = await signIn(world.server, aarav);
    const url = `/Master/GetGradesByBoard?BoardId=${await idOf('board', 'cbse')}`;
    const classes = (await get(url, headers)).json();
    expect(classes.map(({ name }: { name: string }) => name)).toEqual(['Class 8', 'Class 9', 'Class 10']);
    expect(classes[0].id).toBe(await idOf('course', 'cbse-8'));
    const hindi = (await get(url, { ...headers, 'accept-language': 'hi' })).json();
    expect(hindi[0].name).toBe('कक्षा 8');
    expect((await get('/Master/GetGradesByBoard?BoardId=999999', headers)).json()).toEqual([]);
  });
});

test('a brand without a store of its own shows nothing of it', async () => {
  const { email } = await someone();
  const { headers } = await signIn(world.server, email, kids);
  for (const url of [
    '/Product/GetProductList',
    '/Master/GetActiveBoards',
    '/Master/GetGradesByBoard?BoardId=1',
    '/api/Store/Store/GetCart',
    '/api/Store/Store/ApplyCoupon?Code=SHALA10',
  ]) {
    const answer = await get(url, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ isSuccess: false, code: 'store_off' });
  }
});

test('products of another tenant are not sold here', async () => {
  const { headers } = await someone();
  expect(named((await list(headers)).products, 'Engineering Entrance, One Year')).toBeUndefined();
  const strange = await get('/Product/GetProductList', { ...headers, host: udaan });
  expect(strange.statusCode).toBe(401);
  expect((await get('/Product/GetProductList', { host: shala })).statusCode).toBe(401);
});
