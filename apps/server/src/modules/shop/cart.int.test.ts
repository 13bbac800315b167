import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLearner } from '../../../test/learners.ts';
import { lakshmi, openParentSession } from '../../../test/parent-session.ts';
import { aanya, signIn } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let full: number;
let two: number;
let exam: number;
beforeAll(async () => {
  world = await openWorld();
  full = await productOf('pr-cbse-8-full');
  two = await productOf('pr-cbse-8-maths-physics');
  exam = await productOf('pr-neet-shala');
});
afterAll(() => world.stop());

const store = '/api/Store/Store';
type Headers = Record<string, string>;

const productOf = async (slug: string) =>
  Number((await world.pool.query('SELECT id FROM product WHERE slug = $1', [slug])).rows[0].id);
const someone = (tenant: 'shala' | 'udaan' = 'shala') =>
  addLearner(world, { course: tenant === 'shala' ? 'cbse-9' : 'cbse-12', grants: [], tenant });
const get = (path: string, headers: Headers) =>
  world.server.inject({ method: 'GET', url: `${store}/${path}`, headers });
const post = (path: string, headers: Headers, payload: object) =>
  world.server.inject({ method: 'POST', url: `${store}/${path}`, headers, payload });
const cartOf = async (headers: Headers) => (await get('GetCart', headers)).json();
const add = async (headers: Headers, productId: number) =>
  (await post('AddToCart', headers, { productId })).json();
const setFlags = (flags: object) =>
  world.pool
    .query(`UPDATE brand SET flags = flags || $1::jsonb WHERE slug = 'shala'`, [JSON.stringify(flags)])
    .then(() => world.modules.tenancy.brands.forget());

describe('the cart', () => {
  test('[AS-11] [EN-43] [EN-44] is that of the acting student, with the prices of the catalogue', async () => {
    const { headers, body } = await signIn(world.server, aanya);
    await world.pool.query(`UPDATE product SET picture_key = 'covers/8.webp' WHERE id = $1`, [full]);
    expect(await cartOf(headers)).toEqual({
      cartId: expect.any(Number),
      studentId: body.student.id,
      version: 1,
      cartList: [
        {
          cartItemId: expect.any(Number),
          productId: full,
          productName: 'Class 8 Complete, CBSE',
          description: expect.stringContaining('All eight subjects'),
          duration: '12 months',
          durationDays: 365,
          lines: [expect.objectContaining({ courseName: 'Class 8', pricePaise: 599_900 })],
          amount: 5_999,
          totalAmount: 5_999,
          amountPaise: 599_900,
          totalAmountPaise: 599_900,
          thumbnail: expect.stringContaining('covers/8.webp'),
        },
      ],
      pendingTransaction: null,
      needsParentApproval: false,
      refundPolicy: expect.stringContaining('Ask within 7 days'),
      gstIncluded: true,
    });
    const hindi = await cartOf({ ...headers, 'accept-language': 'hi' });
    expect(hindi.refundPolicy).toContain('7 दिन के भीतर');
  });

  test('of a seller without tax says nothing of it; under the flag a student needs a parent, and a parent nobody', async () => {
    const { headers } = await someone();
    const { rows } = await world.pool.query(`SELECT seller FROM brand WHERE slug = 'shala'`);
    await world.pool.query(`UPDATE brand SET seller = NULL WHERE slug = 'shala'`);
    await setFlags({ parentApproval: true });
    expect(await cartOf(headers)).toMatchObject({
      refundPolicy: null,
      gstIncluded: false,
      needsParentApproval: true,
    });
    const { headers: parent } = await openParentSession(world, lakshmi);
    expect(await cartOf(parent)).toMatchObject({ needsParentApproval: false });
    await world.pool.query(`UPDATE brand SET seller = $1 WHERE slug = 'shala'`, [rows[0].seller]);
    await setFlags({ parentApproval: false });
  });

  test('of a student who never had one is empty, and the same next time', async () => {
    const { headers, studentId } = await someone();
    const first = await cartOf(headers);
    expect(first).toMatchObject({ studentId, version: 1, cartList: [] });
    expect(await cartOf(headers)).toEqual(first);
  });

  test('[AS-12] takes a product by its id alone: price, name and picture of the request change nothing', async () => {
    const { headers } = await someone();
    const answer = await post('AddToCart', headers, {
      productId: String(two),
      productName: 'Everything for ever',
      amount: 1,
      thumbnail: 'https://elsewhere.example/x.png',
    });
    expect(answer.json()).toEqual({ isSuccess: true, errorMessage: null, cartItemId: expect.any(Number) });
    expect((await cartOf(headers)).cartList).toEqual([
      expect.objectContaining({
        productId: two,
        productName: 'Class 8 Mathematics and Physics, CBSE',
        amountPaise: 229_900,
        totalAmountPaise: 229_900,
        thumbnail: null,
      }),
    ]);
  });

  test('takes a product once, however often and from however many windows it is added', async () => {
    const { headers } = await someone();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => add(headers, full)));
    expect(new Set(answers.map(({ cartItemId }) => cartItemId)).size).toBe(1);
    expect(await cartOf(headers)).toMatchObject({ version: 2, cartList: { length: 1 } });
  });

  test('[AS-13] gives an item up by its id, whatever else the request says', async () => {
    const { headers } = await someone();
    const { cartItemId } = await add(headers, full);
    await add(headers, two);
    const item = { cartItemId, productId: two, productName: 'x', amount: 0, totalAmount: 0, thumbnail: null };
    expect((await post('DeleteFromCart', headers, item)).json()).toEqual({
      isSuccess: true,
      errorMessage: null,
    });
    const { cartList, version } = await cartOf(headers);
    expect(cartList.map(({ productId }: { productId: number }) => productId)).toEqual([two]);
    expect(version).toBe(4);
  });

  test("another family's item answers like one that does not exist, and stays where it is", async () => {
    const [owner, thief] = [await someone(), await someone()];
    const { cartItemId } = await add(owner.headers, full);
    const plain = (answer: { statusCode: number; json(): { request_id: string } }) => {
      const { request_id: _id, ...body } = answer.json();
      return { status: answer.statusCode, body };
    };
    const foreign = plain(await post('DeleteFromCart', thief.headers, { cartItemId }));
    const unknown = plain(await post('DeleteFromCart', thief.headers, { cartItemId: 987_654_321 }));
    expect(foreign).toEqual(unknown);
    expect(foreign).toMatchObject({ status: 404, body: { isSuccess: false } });
    expect((await cartOf(owner.headers)).cartList).toHaveLength(1);
  });

  test('a product of another tenant, one off sale and one that never was are all unknown', async () => {
    const { headers } = await someone();
    const gone = await productOf('pr-tn-10-full');
    await world.pool.query('UPDATE product SET is_on_sale = false WHERE id = $1', [gone]);
    for (const productId of [await productOf('pr-jee-full'), gone, 987_654_321]) {
      const answer = await post('AddToCart', headers, { productId });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ isSuccess: false, code: 'not_found' });
    }
  });

  test('loses what is no longer sold, and follows the price', async () => {
    const { headers } = await someone();
    const nine = await productOf('pr-cbse-9-full');
    const ten = await productOf('pr-cbse-10-board-booster');
    await add(headers, nine);
    await add(headers, ten);
    await world.pool.query('UPDATE product SET is_on_sale = false WHERE id = $1', [nine]);
    await world.pool.query('UPDATE product_line SET price_paise = 400050 WHERE product_id = $1', [ten]);
    const cart = await cartOf(headers);
    expect(cart).toMatchObject({
      version: 4,
      cartList: [{ productId: ten, amount: 4_000.5, amountPaise: 400_050 }],
    });
    await world.pool.query('UPDATE product SET is_on_sale = true WHERE id = $1', [nine]);
    expect((await cartOf(headers)).cartList).toHaveLength(1);
  });

  test('holds twenty products and no more', async () => {
    const { headers, studentId, courseId } = await someone();
    await cartOf(headers);
    await world.pool.query(
      `WITH made AS (
         INSERT INTO product (tenant_id, slug, name, description)
         SELECT tenant_id, 'small-' || n, '{"en": "S"}', '{"en": "S"}' FROM student, generate_series(1, 20) n
         WHERE student.id = $1 RETURNING tenant_id, id
       ), line AS (INSERT INTO product_line SELECT tenant_id, id, 1, $2::bigint, 30, 100 FROM made)
       INSERT INTO cart_item (tenant_id, student_id, product_id) SELECT tenant_id, $1, id FROM made`,
      [studentId, courseId],
    );
    expect(await add(headers, full)).toMatchObject({ isSuccess: false, code: 'cart_full' });
  });
});

describe('an exam course, where the brand sells it from 16 on', () => {
  test('is refused to the younger and to those of unknown age, and sold from the birthday on', async () => {
    await setFlags({ examMinAge16: true });
    const { headers, studentId } = await someone();
    const born = (day: string) =>
      world.pool.query(`UPDATE student SET dob = ${day} WHERE id = $1`, [studentId]);
    for (const day of ['NULL', `(app_today() - interval '16 years' + interval '1 day')::date`]) {
      await born(day);
      expect(await add(headers, exam)).toMatchObject({ isSuccess: false, code: 'exam_too_young' });
    }
    expect(await add(headers, full)).toMatchObject({ isSuccess: true });
    await born(`(app_today() - interval '16 years')::date`);
    expect(await add(headers, exam)).toMatchObject({ isSuccess: true });
    await born(`(app_today() - interval '15 years')::date`);
    expect((await get('ApplyCoupon?Code=SHALA10', headers)).json()).toMatchObject({ code: 'exam_too_young' });
    await setFlags({ examMinAge16: false });
  });
});

describe('a coupon', () => {
  test('[AS-14] [CN-27] tells what each product costs with it, in rupees and paise, and reserves nothing', async () => {
    const { headers } = await someone();
    await add(headers, full);
    await add(headers, two);
    // Ten percent of 8,298 rupees, of which a thousand rupees is the most; here it is less.
    const answer = (await get('ApplyCoupon?Code=%20shala10%20', headers)).json();
    expect(answer).toEqual({
      isSuccess: true,
      data: [
        { productId: full, totalAmount: 5_399.1, totalAmountPaise: 539_910 },
        { productId: two, totalAmount: 2_069.1, totalAmountPaise: 206_910 },
      ],
      coupon: { code: 'SHALA10', kind: 'percent', value: 10 },
    });
    const { rows } = await world.pool.query(`SELECT uses FROM coupon WHERE code = 'SHALA10'`);
    expect(rows).toEqual([{ uses: 37 }]);
  });

  test('of an amount is spread so that the products add up to it', async () => {
    const { headers } = await someone();
    await add(headers, full);
    await add(headers, two);
    const { data } = (await get('ApplyCoupon?Code=NEWTERM500', headers)).json();
    const total = data.reduce(
      (sum: number, { totalAmountPaise }: { totalAmountPaise: number }) => sum + totalAmountPaise,
      0,
    );
    expect(total).toBe(599_900 + 229_900 - 50_000);
  });

  test('[VA-28] that cannot be used says isSuccess false and why; a code of elsewhere is as unknown as any', async () => {
    const { headers } = await someone();
    await add(headers, two);
    await world.pool.query(`UPDATE coupon SET min_total_paise = 229901 WHERE code = 'NEWTERM500'`);
    const tryCode = async (code: string) => {
      const answer = await get(`ApplyCoupon?Code=${code}`, headers);
      const { request_id: _id, ...body } = answer.json();
      return { status: answer.statusCode, ...body };
    };
    const unknown = await tryCode('NOSUCHCODE');
    expect(unknown).toEqual({
      status: 422,
      isSuccess: false,
      errorMessage: 'This coupon is not valid. Please check the code.',
      code: 'coupon_invalid',
    });
    expect(await tryCode('UDAAN12')).toEqual(unknown);
    expect(await tryCode('MONSOON25')).toMatchObject({ isSuccess: false, code: 'coupon_expired' });
    expect(await tryCode('FIRST50')).toMatchObject({ isSuccess: false, code: 'coupon_used_up' });
    expect(await tryCode('NEWTERM500')).toMatchObject({
      isSuccess: false,
      code: 'coupon_min_total',
      details: { min_total_paise: 229_901 },
    });
    await world.pool.query(`UPDATE coupon SET min_total_paise = 200000 WHERE code = 'NEWTERM500'`);
    await world.pool.query(`UPDATE coupon SET is_active = false WHERE code = 'SHALA10'`);
    expect(await tryCode('SHALA10')).toEqual(unknown);
    await world.pool.query(`UPDATE coupon SET is_active = true WHERE code = 'SHALA10'`);
  });

  test('of one product leaves the others at their price, and without it in the cart is refused', async () => {
    const { headers, studentId } = await someone('udaan');
    await world.pool.query(`UPDATE student SET dob = '2005-01-01' WHERE id = $1`, [studentId]);
    const [jee, both] = [await productOf('pr-jee-full'), await productOf('pr-jee-class-12')];
    await add(headers, jee);
    expect((await get('ApplyCoupon?Code=UDAAN12', headers)).json()).toMatchObject({
      code: 'coupon_not_for_cart',
    });
    await add(headers, both);
    // Fifteen percent would be 4,349.70; the coupon gives 4,000 at most.
    expect((await get('ApplyCoupon?Code=UDAAN12', headers)).json().data).toEqual([
      expect.objectContaining({ productId: jee, totalAmountPaise: 2_499_900 }),
      expect.objectContaining({ productId: both, totalAmountPaise: 2_899_800 - 400_000 }),
    ]);
  });

  test('for an empty cart is refused, and codes cannot be tried without end', async () => {
    const { headers } = await someone();
    const answers = [];
    for (let count = 0; count < 31; count += 1) answers.push(await get('ApplyCoupon?Code=SHALA10', headers));
    expect(answers[0]?.json()).toMatchObject({ isSuccess: false, code: 'cart_empty' });
    expect(answers.at(-1)?.statusCode).toBe(429);
  });

  test('ends with its last day in India', async () => {
    const { headers } = await someone();
    await add(headers, full);
    await world.pool.query(`UPDATE coupon SET to_day = app_today() WHERE code = 'NEWTERM500'`);
    expect((await get('ApplyCoupon?Code=NEWTERM500', headers)).json()).toMatchObject({ isSuccess: true });
    await world.pool.query(
      `UPDATE coupon SET from_day = app_today() - 2, to_day = app_today() - 1 WHERE code = 'NEWTERM500'`,
    );
    expect((await get('ApplyCoupon?Code=NEWTERM500', headers)).json()).toMatchObject({
      code: 'coupon_expired',
    });
  });
});
