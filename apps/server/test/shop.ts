import type { WireHandOver } from '@shala/wire/orders.ts';
import type { WireCart } from '@shala/wire/store.ts';
import { openSession } from '../src/modules/accounts/open-session.ts';
import { createAccessTokens } from '../src/platform/access-tokens.ts';
import { newPhone } from './messages.ts';
import { type Messages, useSimulator } from './payment-simulator.ts';
import { shala } from './people.ts';
import { insertCoupon, insertProduct, readOutcome } from './shop-goods.ts';
import type { World } from './world.ts';

export interface Buyer {
  studentId: number;
  parentId: number;
  phone: string;
  /** Who is signed in. */
  by: 'student' | 'parent';
  headers: Record<string, string>;
}

const store = '/api/Store/Store';

async function openHeaders(world: World, host: string, buyer: Omit<Buyer, 'headers'>) {
  const { rows } = await world.pool.query('SELECT tenant_id FROM brand_host WHERE host = $1', [host]);
  const { studentId, by: kind } = buyer;
  const parentId = kind === 'parent' ? buyer.parentId : null;
  const who = { kind, tenantId: Number(rows[0].tenant_id), studentId, parentId, staffId: null };
  const tokens = createAccessTokens(world.config.JWT_KEYS);
  const { pair } = await world.db
    .transaction()
    .execute((tx) => openSession(tx, tokens, who, { ip: '127.0.0.1', userAgent: 'test' }));
  return { host, authorization: `Bearer ${pair.accessToken}` };
}

/** A student of their own, without school and grants, and a parent. */
async function createBuyer(world: World, host: string, by: Buyer['by']): Promise<Buyer> {
  const phone = newPhone();
  const { rows } = await world.pool.query(
    `WITH place AS (SELECT tenant_id FROM brand_host WHERE host = $1),
       child AS (INSERT INTO student (tenant_id, first_name, dob)
         SELECT tenant_id, 'Buyer', '2008-01-01' FROM place RETURNING id),
       mother AS (INSERT INTO parent (tenant_id, phone_number, first_name)
         SELECT tenant_id, $2, 'Meera' FROM place RETURNING id)
     SELECT tenant_id, child.id AS child, mother.id AS mother FROM place, child, mother`,
    [host, phone],
  );
  const [{ tenant_id: tenantId, child, mother }] = rows;
  await world.pool.query(
    "INSERT INTO guardian (student_id, parent_id, tenant_id, relation) VALUES ($1, $2, $3, 'mother')",
    [child, mother, tenantId],
  );
  const buyer = { studentId: Number(child), parentId: Number(mother), phone, by };
  return { ...buyer, headers: await openHeaders(world, host, buyer) };
}

/** What gateway and browser bring to the server. */
const messengers = ({ server }: World, host: string) => {
  const post = (address: string, headers: Record<string, string>, payload: string) => {
    const { pathname, search } = new URL(address);
    return server.inject({ method: 'POST', url: pathname + search, headers: { ...headers, host }, payload });
  };
  return {
    callback: ({ url, fields }: Messages['callbacks'][number]) =>
      post(
        url,
        { 'content-type': 'application/x-www-form-urlencoded' },
        new URLSearchParams(fields).toString(),
      ),
    webhook: ({ url, body, headers }: Messages['webhooks'][number]) => post(url, headers, body),
  };
};

/** A shop with customers of its own, at the real gateway simulator. `host` says whose, and so at which gateway. */
export async function openShop(world: World, host = shala) {
  const { server, pool } = world;
  const simulator = useSimulator(world.environment.PAYMENT_SIMULATOR_URL ?? '');
  const { rows } = await pool.query(
    `SELECT brand_host.tenant_id, course_id FROM brand_host JOIN course_licence USING (tenant_id)
     WHERE host = $1 ORDER BY course_id`,
    [host],
  );
  const tenantId = Number(rows[0].tenant_id);
  const courseIds = rows.map((row) => Number(row.course_id));
  const messages = messengers(world, host);

  const call = (
    method: 'GET' | 'POST',
    path: string,
    { headers }: Pick<Buyer, 'headers'>,
    payload?: object,
  ) => {
    const url = path.startsWith('/') ? path : `${store}/${path}`;
    return server.inject({ method, url, headers, ...(payload && { payload }) });
  };
  const cartOf = async (buyer: Pick<Buyer, 'headers'>) =>
    (await call('GET', 'GetCart', buyer)).json() as WireCart;
  const checkOut = async (buyer: Pick<Buyer, 'headers'>, body: object = {}, extra: object = {}) => {
    const { cartId } = await cartOf(buyer);
    const headers = { ...buyer.headers, ...extra };
    const wish = { cartId, couponCode: '', domain: 'elsewhere.example', type: 'web', ...body };
    return call('POST', 'InitiateTransaction', { headers }, wish);
  };
  const openPage = ({ handOver, checkoutURL: url, encString, accessCode, fields }: WireHandOver) =>
    simulator.openPage(
      handOver === 'form' ? { kind: 'form', url, encString, accessCode } : { kind: 'fields', url, fields },
    );

  return {
    tenantId,
    courseIds,
    simulator,
    call,
    cartOf,
    checkOut,
    openPage,
    ...messages,
    newBuyer: (by: Buyer['by'] = 'student') => createBuyer(world, host, by),
    signInAgain: async (buyer: Buyer): Promise<Buyer> => ({
      ...buyer,
      headers: await openHeaders(world, host, buyer),
    }),
    addProduct: (given: Partial<Parameters<typeof insertProduct>[2]> = {}) =>
      insertProduct(pool, tenantId, { courseId: courseIds[0] ?? 0, ...given }),
    addCoupon: (percent: number, maxUses: number | null = null) =>
      insertCoupon(pool, tenantId, percent, maxUses),
    outcomeOf: (reference: string) => readOutcome(pool, reference),
    async fill(buyer: Buyer, ...productIds: number[]): Promise<WireCart> {
      for (const productId of productIds) await call('POST', 'AddToCart', buyer, { productId });
      return cartOf(buyer);
    },
    /** Orders what is in the cart and opens the gateway's page, as a browser does. */
    async goToGateway(buyer: Buyer, body: object = {}): Promise<string> {
      const { data } = (await checkOut(buyer, body)).json() as { data: WireHandOver };
      await openPage(data);
      return data.transactionId;
    },
    async bring({ callbacks, webhooks }: Messages): Promise<void> {
      for (const message of callbacks) await messages.callback(message);
      for (const message of webhooks) await messages.webhook(message);
    },
    status: async (buyer: Pick<Buyer, 'headers'>, reference: string): Promise<string> =>
      (await call('GET', `GetPaymentStatus?TransactionId=${reference}`, buyer)).json().transactionStatus,
  };
}
export type Shop = Awaited<ReturnType<typeof openShop>>;

export async function runSweep({ modules }: Pick<World, 'modules'>, name: string): Promise<void> {
  const sweep = modules.sweeps.find((candidate) => candidate.name === name);
  if (!sweep) throw new Error(`there is no sweep ${name}`);
  await sweep.run();
}
