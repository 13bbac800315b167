import { parseArgs } from 'node:util';
import type pg from 'pg';
import { type OwnSimulator, startSimulator } from '../payment-simulator.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { createDevice } from './payments-device.ts';
import { buyThings, type Told } from './payments-family.ts';
import { openOffice } from './payments-office.ts';
import { addCustomers, openShop, type Shop } from './payments-shop.ts';
import { type Faults, findFaults } from './payments-verify.ts';
import { between, createRandom, pause, pick } from './random.ts';
import { type Stage, startStage } from './stage.ts';

// Families pay in every way in which it can go wrong while APIs and worker are killed with -9 at random; then our books
// are compared with the gateway's statement.
//   pnpm test:payments [--orders 10000] [--kills 30] [--families 60] [--seed 1]
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '30' },
    families: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});
const wanted = {
  orders: Number(values.orders),
  kills: Number(values.kills),
  families: Number(values.families),
};
const random = createRandom(Number(values.seed));
const say = (line: string) => process.stdout.write(`${line}\n`);
const longestEndMs = 45 * 60_000;

interface On {
  shop: Shop;
  stage: Stage;
  simulator: OwnSimulator;
}

const newTold = (): Told => ({
  references: new Set(),
  successes: new Set(),
  waiting: new Set(),
  moods: new Map(),
  late: 0,
  refundWishes: 0,
  surprises: [],
});

/** Families buy until there are so many orders. */
async function play(
  { shop, stage, simulator }: On,
  { orders, families, prefix, told }: { orders: number; families: number; prefix: string; told: Told },
): Promise<{ retries: number }> {
  const tally = { retries: 0 };
  const customers = await addCustomers(shop.pool, families, prefix);
  const isOver = () => told.references.size >= orders || told.surprises.length > 20;
  const buying = customers.map((customer) => {
    const own = createRandom(Math.floor(random() * 2 ** 31));
    return buyThings({
      device: createDevice(customer, stage.ports, own, tally),
      simulator,
      random: own,
      products: shop.products[customer.tenant],
      told,
      isOver,
    });
  });
  await Promise.all(buying);
  return tally;
}

/** Spread over the whole run, one or two at a time; each is up again before the next falls. */
async function killAlong({ apis, worker }: Stage, told: Told, isOver: () => boolean): Promise<number> {
  const victims = [...apis, worker];
  let kills = 0;
  while (kills < wanted.kills) {
    const goal = (wanted.orders * (kills + 0.5)) / wanted.kills;
    while (told.references.size < goal && !isOver()) await pause(50);
    await pause(between(random, 0, 300));
    const fewest = Math.min(...victims.map((each) => each.kills));
    const first = pick(
      random,
      victims.filter((each) => each.kills === fewest),
    );
    const fallen =
      random() < 0.2
        ? [
            first,
            pick(
              random,
              victims.filter((each) => each !== first),
            ),
          ]
        : [first];
    await Promise.all(fallen.map((each) => each.kill()));
    await Promise.all(victims.map((each) => each.ready()));
    kills += fallen.length;
  }
  return kills;
}

/** Old pages are paid days later, sessions end, banks take their time: the clock jumps while families buy. */
async function jumpAlong({ pool }: Shop, told: Told, isOver: () => boolean): Promise<void> {
  const jumps = ['20 minutes', '70 hours', '6 hours'];
  for (const [index, by] of jumps.entries()) {
    const goal = (wanted.orders * (index + 1)) / (jumps.length + 1);
    while (told.references.size < goal && !isOver()) await pause(50);
    if (!isOver()) await moveClock(pool, by);
  }
}

const moveClock = (pool: pg.Pool, by: string) =>
  pool.query('UPDATE test_only.clock SET moved_by = moved_by + $1::interval', [by]);

const waitingStatement = `
  SELECT (SELECT count(*)::int FROM shop_order WHERE ask_at IS NOT NULL) AS orders,
    (SELECT count(*)::int FROM shop_order WHERE ask_at <= app_now()) AS due,
    (SELECT count(*)::int FROM refund WHERE state IN ('approved', 'sent')) AS refunds`;

/** Hours and days pass, until the gateway has been asked for its last word about every order and refund. */
async function letTimePass(pool: pg.Pool): Promise<void> {
  const end = performance.now() + longestEndMs;
  const look = async () => {
    const { rows } = await pool.query<{ orders: number; due: number; refunds: number }>(waitingStatement);
    return rows[0] ?? { orders: 0, due: 0, refunds: 0 };
  };
  for (const step of ['61 minutes', '1 hour', '1 hour', '1 hour', '4 days']) {
    await moveClock(pool, step);
    while ((await look()).due > 0 && performance.now() < end) await pause(500);
  }
  for (let left = await look(); left.orders + left.refunds > 0; left = await look()) {
    if (performance.now() > end) return;
    if (left.due === 0) await moveClock(pool, '1 hour');
    await pause(1_000);
  }
}

function report(faults: Faults): void {
  for (const [kind, list] of faults.found) {
    say(`${kind}: ${list.length}`);
    for (const each of list.slice(0, 3)) say(`  ${each}`);
  }
}

const countsStatement = `
  SELECT (SELECT count(*) FROM shop_order) AS orders, (SELECT count(*) FROM shop_order WHERE state = 'paid') AS paid,
    (SELECT count(*) FROM receipt) AS receipts, (SELECT count(*) FROM refund WHERE state = 'done') AS refunds,
    (SELECT count(*) FROM access_grant WHERE source = 'order_line') AS grants,
    (SELECT count(*) FROM coupon_use WHERE state = 'used') AS coupons,
    (SELECT count(*) FROM coupon_use WHERE state = 'honoured') AS honoured,
    (SELECT coalesce(sum(amount_paise), 0) FROM money_entry) AS paise`;

/** Believes what browsers say: an order that nobody has paid must be reported, or nothing above means anything. */
async function isBelievingCaught(cluster: Cluster, on: Omit<On, 'stage'>, more: Record<string, string>) {
  const stage = await startStage(cluster, { api: 'believingApi', more });
  const told = newTold();
  await play({ ...on, stage }, { orders: 60, families: 8, prefix: 'believed', told });
  await stage.stop();
  const faults = await findFaults(
    on.shop.pool,
    { statement: await on.simulator.statement(), held: [] },
    told,
  );
  return faults.count('opened without payment');
}

async function main(cluster: Cluster, simulator: OwnSimulator): Promise<boolean> {
  const shop = await openShop(cluster.url, wanted.orders);
  const more = { PAYMENT_SIMULATOR_URL: simulator.url };
  const stage = await startStage(cluster, { more });
  const told = newTold();
  let isOver = false;
  const plan = { orders: wanted.orders, families: wanted.families, prefix: 'family', told };
  const office = openOffice(shop);
  const [{ retries }, kills] = await Promise.all([
    play({ shop, stage, simulator }, plan).finally(() => {
      isOver = true;
    }),
    killAlong(stage, told, () => isOver),
    jumpAlong(shop, told, () => isOver),
    office.approveAlong(() => isOver),
  ]);
  await Promise.all([...stage.apis, stage.worker].map((each) => each.ready()));
  for (const reference of told.waiting)
    await simulator.finish(reference, random() < 0.7 ? 'paid' : 'failed', true);
  await office.approveAll();
  await letTimePass(shop.pool);
  await stage.stop();

  const statement = await simulator.statement();
  const faults = await findFaults(shop.pool, { statement, held: await simulator.held() }, told);
  const { rows } = await shop.pool.query(countsStatement);
  say(`seed ${values.seed}: ${JSON.stringify(rows[0])}`);
  say(`moods: ${[...told.moods].map(([mood, times]) => `${mood} ${times}`).join(', ')}`);
  say(
    `statement: ${statement.length} lines; ${retries} calls made again; ${told.successes.size} successes told, ` +
      `${told.late} late, ${told.refundWishes} refunds asked for`,
  );
  for (const line of told.surprises.slice(0, 10)) say(`surprise: ${line}`);
  report(faults);
  const caught = await isBelievingCaught(cluster, { shop, simulator }, more);
  await shop.close();
  say(
    `crash: payments ${told.references.size} orders, ${kills} kills, faults ${faults.count()}, ` +
      `surprises ${told.surprises.length}, belief in browsers ${caught > 0 ? `caught (${caught})` : 'NOT caught'}`,
  );
  const isEnough = told.references.size >= wanted.orders && kills >= wanted.kills;
  return isEnough && faults.count() === 0 && told.surprises.length === 0 && caught > 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const cluster = await startCluster();
const simulator = await startSimulator();
try {
  process.exitCode = (await main(cluster, simulator)) ? 0 : 1;
} finally {
  await simulator.stop();
  await cluster.remove();
}
