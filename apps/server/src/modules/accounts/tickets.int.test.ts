import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJob } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let tenantId: number;
let otherTenantId: number;
beforeAll(async () => {
  world = await openWorld();
  const { rows } = await world.pool.query(
    "SELECT id FROM tenant WHERE slug IN ('shala', 'udaan') ORDER BY slug",
  );
  [tenantId, otherTenantId] = rows.map(({ id }) => Number(id)) as [number, number];
});
afterAll(() => world.stop());

const issue = (seconds = 120) =>
  world.modules.accounts.issueTicket(world.db, {
    tenantId,
    purpose: 'payment',
    subject: { cart: 4 },
    seconds,
  });
const redeem = (ticket: string, purpose: 'payment' | 'cable' = 'payment', tenant = tenantId) =>
  world.modules.accounts.redeemTicket(world.db, { tenantId: tenant, purpose, ticket });

test('a ticket gives back what it stands for, once, however many ask at the same moment', async () => {
  const ticket = await issue();
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(ticket)));
  expect(answers.filter((answer) => answer !== null)).toEqual([{ cart: 4 }]);
  expect(await redeem(ticket)).toBeNull();
});

test('a ticket is for one purpose and one tenant; asking wrongly does not use it up', async () => {
  const ticket = await issue();
  expect(await redeem(ticket, 'cable')).toBeNull();
  expect(await redeem(ticket, 'payment', otherTenantId)).toBeNull();
  expect(await redeem(`${ticket}x`)).toBeNull();
  expect(await redeem(ticket)).toEqual({ cart: 4 });
});

test('a ticket ends with its time, by the one clock', async () => {
  const ticket = await issue(120);
  await world.moveClock('121 seconds');
  expect(await redeem(ticket)).toBeNull();
});

test('only a hash is kept, and rows go a day after they ended', async () => {
  const ticket = await issue();
  const count = async () => (await world.pool.query('SELECT ticket_hash FROM one_time_ticket')).rows;
  expect(JSON.stringify(await count())).not.toContain(ticket);
  await runJob(world, 'forget-old-tickets');
  expect(await count()).not.toEqual([]);
  await world.moveClock('25 hours');
  await runJob(world, 'forget-old-tickets');
  expect(await count()).toEqual([]);
});
