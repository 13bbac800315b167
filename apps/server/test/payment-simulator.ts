import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { HandOver, MerchantAccount, StatementLine } from '../src/platform/payment/gateway.ts';

const entry = fileURLToPath(new URL('../../simulators/src/payment-simulator.ts', import.meta.url));

/** What browser and gateway would bring to the shop. */
export interface Messages {
  callbacks: { url: string; fields: Record<string, string> }[];
  webhooks: { url: string; body: string; headers: Record<string, string> }[];
}

/** The hands of a customer and of the people behind the gateway. An order is named by our reference. */
export function useSimulator(url: string) {
  const control = async <Answer>(path: string, body: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/control/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  return {
    url,
    /** The browser posts the hand-over to the gateway's page. */
    async openPage(handOver: HandOver): Promise<void> {
      const fields =
        handOver.kind === 'form'
          ? { encRequest: handOver.encString, access_code: handOver.accessCode }
          : handOver.fields;
      const answer = await fetch(handOver.url, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
      if (answer.status !== 303) throw new Error(`the payment page answered ${answer.status}`);
    },
    /** With `send` the simulator makes the gateway's own calls; what a browser carries is the caller's to carry. */
    pay: (order: string, mood: string, send = false) => control<Messages>('pay', { order, mood, send }),
    finish: (order: string, outcome: 'paid' | 'failed' = 'paid', send = false) =>
      control<Messages>('finish', { order, outcome, send }),
    setRefundMood: (order: string, mood: 'done' | 'pending' | 'refused') =>
      control('refund-mood', { order, mood }),
    /** References of orders with money that waits for us to take it. */
    async held(): Promise<string[]> {
      return (await (await fetch(`${url}/control/held`)).json()) as string[];
    },
    async statement(order?: string): Promise<StatementLine[]> {
      const answer = await fetch(`${url}/control/statement${order === undefined ? '' : `?order=${order}`}`);
      return (await answer.json()) as StatementLine[];
    },
  };
}
export type Simulator = ReturnType<typeof useSimulator>;

export interface OwnSimulator extends Simulator {
  stop(): Promise<void>;
}

/** A process of its own on a free port. */
export async function startSimulator({
  port = 0,
  file,
}: {
  port?: number;
  file?: string;
} = {}): Promise<OwnSimulator> {
  const folder = mkdtempSync(join(tmpdir(), 'shala-payment-'));
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env.PATH,
      HTTP_PORT: String(port),
      PAYMENT_FILE: file ?? join(folder, 'orders.jsonl'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It does not outlive us, however we end.
  process.once('exit', () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the payment simulator ended before it was ready')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, address] = /^payment simulator: (\S+)$/.exec(line) ?? [];
      if (address) resolve(address);
    });
  });
  return {
    ...useSimulator(url),
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The account that the simulator knows. */
export function simulatorAccount(gateway: MerchantAccount['gateway']): MerchantAccount {
  const file = new URL(`../../simulators/accounts/${gateway}.json`, import.meta.url);
  const { merchantId = '', ...secrets } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return { gateway, merchantId, secrets };
}
