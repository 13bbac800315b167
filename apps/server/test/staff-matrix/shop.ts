import { addCreditNote, addRefund } from '../refunds.ts';
import { type MatrixRow, nothing, tenantAdmins, tenantAdminsOnly } from './matrix.ts';
import type { Place, Stage } from './stage.ts';

const base = '/api/v1/store/staff';

/** A thing of the tenant, or one of another tenant. */
const own = (place: Place) => (place === 'other tenant' ? 'udaan' : 'shala');

const product = async (stage: Stage) => {
  const { id: subject, course_id } = await stage.subject('own section');
  const line = { course_id, subject_ids: [subject], duration_days: 30, price_paise: 10_000 };
  const slug = `matrix-${Math.random().toString(36).slice(2)}`;
  return {
    product: { slug, name: { en: 'P' }, description: { en: 'D' }, is_on_sale: true, lines: [line] },
  };
};

const coupon = () => ({
  coupon: {
    code: `M-${Math.random().toString(36).slice(2, 12).toUpperCase()}`,
    kind: 'percent',
    value: 5,
    max_discount_paise: null,
    min_total_paise: 0,
    from_day: '2026-01-01',
    to_day: '2090-01-01',
    max_uses: null,
    max_uses_per_student: null,
    product_ids: [],
    is_active: true,
  },
});

export const shopRows: readonly MatrixRow[] = [
  { call: `GET ${base}/products`, policy: tenantAdminsOnly, ask: nothing },
  {
    call: `POST ${base}/products`,
    policy: tenantAdminsOnly,
    ask: async (stage) => ({ body: await product(stage) }),
  },
  {
    call: `PUT ${base}/products/:productId`,
    policy: tenantAdmins,
    ask: async (stage, place) => {
      const { product_id: productId = 0 } = await stage.one(
        `WITH made AS (
           INSERT INTO product (tenant_id, slug, name, description)
           SELECT id, gen_random_uuid()::text, '{"en": "P"}', '{"en": "D"}' FROM tenant WHERE slug = $1
           RETURNING tenant_id, id
         )
         INSERT INTO product_line (tenant_id, product_id, line_no, course_id, duration_days, price_paise)
         SELECT tenant_id, made.id, 1, course.id, 30, 100 FROM made, course WHERE course.slug = 'cbse-8'
         RETURNING product_id`,
        [own(place)],
      );
      return { params: { productId }, body: await product(stage) };
    },
  },
  { call: `GET ${base}/coupons`, policy: tenantAdminsOnly, ask: nothing },
  { call: `POST ${base}/coupons`, policy: tenantAdminsOnly, ask: async () => ({ body: coupon() }) },
  {
    call: `PUT ${base}/coupons/:couponId`,
    policy: tenantAdmins,
    ask: async (stage, place) => {
      const { id = 0 } = await stage.one(
        `INSERT INTO coupon (tenant_id, code, kind, value, from_day, to_day)
         SELECT id, upper(left(gen_random_uuid()::text, 20)), 'percent', 5, app_today(), app_today()
         FROM tenant WHERE slug = $1 RETURNING id`,
        [own(place)],
      );
      return { params: { couponId: id }, body: coupon() };
    },
  },
  { call: `GET ${base}/orders`, policy: tenantAdminsOnly, ask: nothing },
  {
    call: `GET ${base}/orders/:reference`,
    policy: tenantAdmins,
    ask: async (stage, place) => ({
      params: { reference: (await addRefund(stage.world, own(place))).order },
    }),
  },
  {
    call: `POST ${base}/orders/:reference/refunds`,
    policy: tenantAdmins,
    ask: async (stage, place) => ({
      params: { reference: (await addRefund(stage.world, own(place))).order },
      body: { refund: { lines: [{ line_no: 1 }], note: 'It did not take place.' } },
    }),
  },
  { call: `GET ${base}/refunds`, policy: tenantAdminsOnly, ask: nothing },
  {
    call: `GET ${base}/refunds/:studentId/:refundId/credit_note`,
    policy: tenantAdmins,
    ask: async (stage, place) => {
      const { studentId, refundId } = await addCreditNote(stage.world, own(place));
      return { params: { studentId, refundId } };
    },
  },
  {
    call: `PUT ${base}/refunds/:studentId/:refundId`,
    policy: tenantAdmins,
    ask: async (stage, place) => {
      const { studentId, refundId } = await addRefund(stage.world, own(place));
      return {
        params: { studentId, refundId },
        body: { refund: { decision: 'refuse', note: 'It was used.' } },
      };
    },
  },
];
