import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnSimulator, startSimulator } from '../../../test/payment-simulator.ts';
import { udaan } from '../../../test/people.ts';
import { openShop, runSweep, type Shop } from '../../../test/shop.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { createAdapters } from '../../app/adapters.ts';
import { runCommand } from '../../app/import/command-line.ts';
import { queueRefund } from './queue-refund.ts';

let simulator: OwnSimulator;
let world: World;
const shops: Shop[] = [];
/** A simulator of its own: the statement of the common one tells of the orders of other tests. */
beforeAll(async () => {
  simulator = await startSimulator();
  world = await openWorld({ PAYMENT_SIMULATOR_URL: simulator.url });
  shops.push(await openShop(world), await openShop(world, udaan));
});
afterAll(async () => {
  await world.stop();
  await simulator.stop();
});

async function reconcile(...args: string[]) {
  const lines: string[] = [];
  const { openGateway, sealer, mailer } = createAdapters(world.config);
  mailer.close();
  const deps = { db: world.db, sealer, openGateway, print: (line: string) => lines.push(line) };
  return { code: await runCommand(deps, ['reconcile', ...args]), text: lines.join('\n') };
}

async function atGateway(shop: Shop): Promise<string> {
  const buyer = await shop.newBuyer('parent');
  await shop.fill(buyer, await shop.addProduct());
  return shop.goToGateway(buyer);
}

async function bought(shop: Shop): Promise<string> {
  const reference = await atGateway(shop);
  await shop.bring(await shop.simulator.pay(reference, 'success'));
  return reference;
}

/** As the owner of the tables could, who alone can take the guard off the ledger. */
const plant = async (statement: string, ...values: unknown[]) => {
  for (const table of ['money_entry', 'receipt'])
    await world.pool.query(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_append_only`);
  await world.pool.query(statement, values);
};
const ofOrder = '(SELECT id FROM shop_order WHERE reference = $1)';

test('an open shop in which nothing went wrong agrees with both gateways to the paisa', async () => {
  for (const shop of shops) {
    const reference = await bought(shop);
    await bought(shop);
    const { rows } = await world.pool.query(
      'SELECT tenant_id, student_id, order_id, id, amount_paise FROM payment WHERE order_id = (SELECT id FROM shop_order WHERE reference = $1)',
      [reference],
    );
    const [payment] = rows;
    await world.db.transaction().execute((tx) =>
      queueRefund(tx, {
        tenantId: Number(payment.tenant_id),
        studentId: Number(payment.student_id),
        orderId: Number(payment.order_id),
        paymentId: Number(payment.id),
        lineNo: null,
        amountPaise: payment.amount_paise,
        reason: 'surplus',
      }),
    );
  }
  await runSweep(world, 'shop.send-refunds');
  const { code, text } = await reconcile();
  expect(text).toMatch(/^shala: \S+ at ccavenue: lines: 3, differences: 0$/m);
  expect(text).toMatch(/^udaan: \S+ at razorpay: lines: 3, differences: 0$/m);
  expect(text).toContain('Everything agrees.');
  expect(code).toBe(0);
});

test.each([0, 1])(
  'money that gateway %i took and nobody told us of is found, until it is settled',
  async (which) => {
    const shop = shops[which] as Shop;
    const reference = await atGateway(shop);
    await shop.simulator.pay(reference, 'never-answers');
    const before = await reconcile();
    expect(before.code).toBe(1);
    expect(before.text).toMatch(
      new RegExp(`payment \\S+ of order ${reference}: 49900 paise INR there, nothing here`),
    );
    expect(before.text).toContain('Differences: 1');
    await world.moveClock('61 seconds');
    await runSweep(world, 'sweep-orders');
    expect((await reconcile()).code).toBe(0);
  },
);

test('planted differences are found, each by its name', async () => {
  const [shop] = shops as [Shop];
  const [changed, lost, made, unpaid] = [
    await bought(shop),
    await bought(shop),
    await bought(shop),
    await bought(shop),
  ];
  await plant(`UPDATE money_entry SET amount_paise = 49901 WHERE order_id = ${ofOrder}`, changed);
  await plant(`DELETE FROM money_entry WHERE order_id = ${ofOrder}`, lost);
  await plant(
    `INSERT INTO payment (student_id, tenant_id, order_id, gateway, gateway_ref, amount_paise, currency, role)
     SELECT student_id, tenant_id, id, 'ccavenue', 'invented', 500, 'INR', 'surplus' FROM shop_order WHERE reference = $1`,
    made,
  );
  await plant(
    `INSERT INTO money_entry (student_id, tenant_id, order_id, payment_id, kind, amount_paise)
     SELECT student_id, tenant_id, order_id, id, 'payment', 500 FROM payment WHERE gateway_ref = 'invented'`,
  );
  await plant(`DELETE FROM receipt WHERE order_id = ${ofOrder}`, unpaid);

  const { code, text } = await reconcile('--tenant', 'shala');
  expect(code).toBe(1);
  expect(text).toMatch(new RegExp(`of order ${changed}: 49900 paise INR there, 49901 paise INR here`));
  expect(text).toMatch(new RegExp(`of order ${lost}: 49900 paise INR there, nothing here`));
  expect(text).toMatch(new RegExp(`payment invented of order ${made}: nothing there, 500 paise INR here`));
  expect(text).toContain(`order ${changed} payments are 49900 paise, the ledger has 49901`);
  expect(text).toContain(`order ${lost} payments are 49900 paise, the ledger has 0`);
  expect(text).toContain(`order ${unpaid} is paid and has no receipt`);
  expect(text).toContain('Differences: 6');

  expect((await reconcile('--tenant', 'udaan')).code).toBe(0);
  expect((await reconcile('--from', '2020-01-01', '--to', '2020-01-31')).text).toContain(
    'Everything agrees.',
  );
  expect((await reconcile('--from', 'yesterday')).code).toBe(2);
});
