import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLearner } from '../../../test/learners.ts';
import { openStaffSession } from '../../../test/staff-session.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let admin: Awaited<ReturnType<typeof openStaffSession>>;
let tutor: Awaited<ReturnType<typeof openStaffSession>>;
beforeAll(async () => {
  world = await openWorld();
  admin = await openStaffSession(world, 'meenakshi.sundaram@shala.example.org');
  tutor = await openStaffSession(world, 'ananya.mukherjee@shala.example.org');
});
afterAll(() => world.stop());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, who = admin) =>
  world.server.inject({
    method,
    url: `/api/v1/store/staff/${path}`,
    headers: who.headers,
    ...(payload && { payload }),
  });
const courseOf = async (slug: string) =>
  Number((await world.pool.query('SELECT id FROM course WHERE slug = $1', [slug])).rows[0].id);
const subjectOf = async (course: string, slug: string) =>
  Number(
    (
      await world.pool.query(
        'SELECT subject.id FROM subject JOIN course ON course.id = course_id WHERE course.slug = $1 AND subject.slug = $2',
        [course, slug],
      )
    ).rows[0].id,
  );
const noted = async (kind: 'product' | 'coupon', id: number) =>
  (
    await world.pool.query(
      `SELECT action, actor_kind, actor_id, details FROM audit_log
       WHERE subject_kind = $1 AND subject_id = $2 ORDER BY id`,
      [kind, id],
    )
  ).rows;

async function product(slug: string, more: object = {}) {
  return {
    slug,
    name: { en: 'Class 9 Physics', hi: 'कक्षा 9 भौतिकी' },
    description: { en: 'Half a year of physics.', hi: '' },
    is_on_sale: true,
    lines: [
      {
        course_id: await courseOf('cbse-9'),
        subject_ids: [await subjectOf('cbse-9', 'physics')],
        duration_days: 180,
        price_paise: 120_050,
      },
    ],
    ...more,
  };
}

const coupon = (code: string, more: object = {}) => ({
  code,
  kind: 'percent',
  value: 20,
  max_discount_paise: 50_000,
  min_total_paise: 100_000,
  from_day: '2026-11-01',
  to_day: '2090-12-31',
  max_uses: 10,
  max_uses_per_student: 1,
  product_ids: [],
  is_active: true,
  ...more,
});

describe('a product', () => {
  test('is added, sold at once, and changed with a trace of both prices', async () => {
    const given = await product('physics-9');
    const created = (await call('POST', 'products', { product: given })).json().product;
    expect(created).toEqual({
      ...given,
      description: { en: 'Half a year of physics.' },
      id: expect.any(Number),
      price_paise: 120_050,
      sold: 0,
    });
    const { headers } = await addLearner(world, { course: 'cbse-9', grants: [] });
    const shown = async () =>
      (await world.server.inject({ method: 'GET', url: '/Product/GetProductList?Pagesize=50', headers }))
        .json()
        .products.find(({ productId }: { productId: number }) => productId === created.id);
    expect(await shown()).toMatchObject({ price: 1_200.5, productName: 'Class 9 Physics' });

    const changed = await product('physics-9', { is_on_sale: false });
    changed.lines[0] = { ...(changed.lines[0] as (typeof changed.lines)[0]), price_paise: 99_900 };
    const answer = await call('PUT', `products/${created.id}`, { product: changed });
    expect(answer.json().product).toMatchObject({ price_paise: 99_900, is_on_sale: false });
    expect(await shown()).toBeUndefined();
    await call('PUT', `products/${created.id}`, { product: changed });
    const who = { actor_kind: 'staff', actor_id: admin.staffId };
    expect(await noted('product', created.id)).toEqual([
      { action: 'product.created', ...who, details: { price_paise: 120_050 } },
      {
        action: 'product.changed',
        ...who,
        details: { price_paise: [120_050, 99_900], is_on_sale: [true, false] },
      },
    ]);
  });

  test('stands in the list with how often it was sold', async () => {
    const { products, meta } = (await call('GET', 'products?items_per_page=3')).json();
    expect(products).toHaveLength(3);
    expect(meta).toMatchObject({ current_page: 1, items_per_page: 3, next_page: 2 });
    expect(products[0]).toMatchObject({ slug: 'pr-cbse-8-full', sold: 0, price_paise: 599_900 });
    const { studentId } = await addLearner(world, { course: 'cbse-9', grants: [] });
    await world.pool.query(
      `WITH bought AS (
         INSERT INTO shop_order (student_id, tenant_id, brand_id, reference, cart_version, state, subtotal_paise,
           discount_paise, total_paise, channel, settled_at)
         SELECT $1, tenant_id, id, 'sold-1', 1, 'paid', 0, 0, 0, 'web', app_now() FROM brand WHERE slug = 'shala'
         RETURNING id, tenant_id
       )
       INSERT INTO order_line (student_id, order_id, line_no, tenant_id, cart_item_id, product_id, product_name,
         course_id, duration_days, price_paise, discount_paise, outcome, product_line_no)
       SELECT $1, bought.id, 1, bought.tenant_id, 1, $2, '{"en": "X"}', course.id, 1, 0, 0, 'granted', 1
       FROM bought, course WHERE slug = 'cbse-8'`,
      [studentId, products[0].id],
    );
    expect((await call('GET', 'products?items_per_page=1')).json().products[0]).toMatchObject({ sold: 1 });
  });

  test('of two who take a name at the same moment the second is told so', async () => {
    const mine = (await call('POST', 'products', { product: await product('mine') })).json().product;
    const theirs = (await call('POST', 'products', { product: await product('theirs') })).json().product;
    const other = await world.pool.connect();
    await other.query('BEGIN');
    await other.query("UPDATE product SET slug = 'wanted' WHERE id = $1", [theirs.id]);
    const answer = call('PUT', `products/${mine.id}`, { product: await product('wanted') });
    const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await world.pool.query(waiting)).rows[0].n).toBe(1);
    await other.query('COMMIT');
    other.release();
    expect((await answer).json()).toMatchObject({ code: 'meanwhile' });
  });

  test('needs a name of its own, a course with a licence, its own subjects and a price that can be paid', async () => {
    const taken = await call('POST', 'products', { product: await product('pr-cbse-8-full') });
    expect(taken.json()).toMatchObject({ code: 'product_slug_taken' });
    const one = (await call('POST', 'products', { product: await product('one-of-two') })).json().product;
    const renamed = await call('PUT', `products/${one.id}`, { product: await product('pr-cbse-8-full') });
    expect(renamed.json()).toMatchObject({ code: 'product_slug_taken' });

    const line = (more: object) => ({ duration_days: 30, price_paise: 100, subject_ids: null, ...more });
    const refused = async (lines: object[]) =>
      (await call('POST', 'products', { product: await product('not-possible', { lines }) })).json().code;
    const cbse9 = await courseOf('cbse-9');
    await world.pool.query(`DELETE FROM course_licence WHERE course_id = $1 AND tenant_id = $2`, [
      await courseOf('engineering-entrance'),
      admin.tenantId,
    ]);
    expect(await refused([line({ course_id: await courseOf('engineering-entrance') })])).toBe('not_found');
    expect(
      await refused([line({ course_id: cbse9, subject_ids: [await subjectOf('cbse-8', 'physics')] })]),
    ).toBe('not_found');
    const dear = line({ course_id: cbse9, price_paise: 60_000_000 });
    expect(await refused([dear, dear])).toBe('product_too_dear');
    expect(await refused([])).toBe('invalid');
  });
});

describe('a coupon', () => {
  test('is added and changed with a trace, and its limit cannot go below what is used', async () => {
    const answer = await call('POST', 'coupons', { coupon: coupon('diwali-20') });
    const created = answer.json().coupon;
    expect(created).toEqual({ ...coupon('DIWALI-20'), id: expect.any(Number), uses: 0 });
    await world.pool.query('UPDATE coupon SET uses = 7 WHERE id = $1', [created.id]);
    const path = `coupons/${created.id}`;
    const tooLow = await call('PUT', path, { coupon: coupon('DIWALI-20', { max_uses: 6 }) });
    expect(tooLow.json()).toMatchObject({ code: 'coupon_limit_too_low', details: { uses: 7 } });
    const changed = await call('PUT', path, { coupon: coupon('DIWALI-20', { max_uses: 7 }) });
    expect(changed.json().coupon).toMatchObject({ max_uses: 7, uses: 7 });
    expect((await noted('coupon', created.id)).map(({ action }) => action)).toEqual([
      'coupon.created',
      'coupon.changed',
    ]);
  });

  test('is listed with its products, the newest first', async () => {
    const { rows } = await world.pool.query(
      `SELECT id FROM product WHERE slug IN ('pr-cbse-9-full') ORDER BY id`,
    );
    const product_ids = rows.map(({ id }) => Number(id));
    await call('POST', 'coupons', { coupon: coupon('NINE', { product_ids, kind: 'amount', value: 50_000 }) });
    const { coupons, meta } = (await call('GET', 'coupons')).json();
    expect(coupons[0]).toMatchObject({ code: 'NINE', kind: 'amount', value: 50_000, product_ids });
    expect(coupons.at(-1)).toMatchObject({ code: 'SHALA10', uses: 37 });
    expect(meta.total_count).toBe(coupons.length);
  });

  test.each([
    ['a code that is taken', { code: 'SHALA10' }, 'coupon_code_taken'],
    ['more than everything', { value: 101 }, 'invalid'],
    ['days the wrong way round', { to_day: '2026-10-31' }, 'invalid'],
    ['a product of another tenant', { product_ids: [987_654_321] }, 'not_found'],
  ])('with %s is refused', async (_what, more, code) => {
    const answer = await call('POST', 'coupons', { coupon: coupon('SOME-CODE', more) });
    expect(answer.json()).toMatchObject({ code });
  });
});

test('products and coupons of another tenant are not there, and tutors and students may not look', async () => {
  const { rows } = await world.pool.query(
    `SELECT product.id AS product, coupon.id AS coupon FROM product JOIN coupon USING (tenant_id)
     JOIN tenant ON tenant.id = tenant_id WHERE tenant.slug = 'udaan' LIMIT 1`,
  );
  const foreign = await call('PUT', `products/${rows[0].product}`, { product: await product('foreign') });
  expect(foreign.statusCode).toBe(404);
  expect((await call('PUT', `coupons/${rows[0].coupon}`, { coupon: coupon('FOREIGN') })).statusCode).toBe(
    404,
  );
  const { headers } = await addLearner(world, { course: 'cbse-9', grants: [] });
  for (const who of [tutor, { ...tutor, headers }]) {
    for (const path of ['products', 'coupons']) {
      expect((await call('GET', path, undefined, who)).statusCode).toBe(403);
    }
    expect((await call('POST', 'coupons', { coupon: coupon('TUTORS-OWN') }, who)).statusCode).toBe(403);
  }
});
