import { fileURLToPath } from 'node:url';
import { runCommand } from '../src/app/import/command-line.ts';
import { openPayments } from '../src/app/import/open-payments.ts';
import { parseConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { createSealer } from '../src/platform/sealed.ts';
import { environmentFor } from './environment.ts';

const keysOf = (gateway: string) =>
  fileURLToPath(new URL(`../../simulators/accounts/${gateway}.json`, import.meta.url));

/** The demo's accounts at the payment simulator: brand shala at one gateway, udaan at the other. */
export async function addMerchants(
  url: string,
  accounts = { shala: 'ccavenue', udaan: 'razorpay' },
): Promise<void> {
  const environment = environmentFor(url);
  const sealer = createSealer(parseConfig(environment).DATA_KEYS);
  const { db } = openDatabase({
    url,
    max: 1,
    onIdleError: (error) => {
      throw error;
    },
  });
  const lines: string[] = [];
  const deps = {
    db,
    sealer,
    openGateway: openPayments(environment),
    print: (line: string) => lines.push(line),
  };
  for (const [name, gateway] of Object.entries(accounts)) {
    const options = ['--tenant', name, '--brand', name, '--gateway', gateway, '--keys-file', keysOf(gateway)];
    const code = await runCommand(deps, ['merchant', 'add', ...options]);
    if (code !== 0) throw new Error(lines.join('\n'));
  }
  await db.destroy();
}
