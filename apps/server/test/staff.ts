import { runCommand } from '../src/app/import/command-line.ts';
import { totpCode } from '../src/modules/accounts/totp.ts';
import { hashSecret } from '../src/platform/random.ts';
import { mailsTo } from './mails.ts';
import { password, shala } from './people.ts';
import { startTestWorker } from './worker.ts';
import type { World } from './world.ts';

const base = '/api/v1/user_management/staff/auth';

export async function runShala(world: World, ...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const code = await runCommand({ db: world.db, sealer: null, print }, args);
  return { code, text: lines.join('\n') };
}

export const readSeconds = async (world: World): Promise<number> =>
  Number((await world.pool.query('SELECT extract(epoch FROM app_now()) AS now')).rows[0].now);

export const callStaff = (
  world: World,
  method: 'POST' | 'PUT' | 'GET',
  path: 'login' | 'me' | 'invitation',
  staff?: object,
  headers: Record<string, string> = {},
) =>
  world.server.inject({
    method,
    url: `${base}/${path}`,
    headers: { host: shala, ...headers },
    ...(staff && { payload: { staff } }),
  });

/** Invites by command, reads the real mail, and answers with the token in it. */
export async function invite(world: World, email: string, ...more: string[]): Promise<string> {
  const done = await runShala(world, 'staff', 'invite', '--tenant', 'shala', '--email', email, ...more);
  if (done.code !== 0) throw new Error(done.text);
  const worker = await startTestWorker(world);
  try {
    return await waitForToken(world, email);
  } finally {
    await worker.stop();
  }
}

/** Other test files write to the same address at the same time: only the hash says which mail is ours. */
async function waitForToken(world: World, email: string): Promise<string> {
  const end = performance.now() + 15_000;
  while (performance.now() < end) {
    const { rows } = await world.pool.query<{ hash: string }>(
      "SELECT encode(token_hash, 'hex') AS hash FROM staff_invitation WHERE used_at IS NULL",
    );
    const tokens = (await mailsTo(email)).map(
      (mail) => /invitation_token=([\w-]+)/.exec(mail.text)?.[1] ?? '',
    );
    const own = tokens.findLast((token) =>
      rows.some(({ hash }) => hash === hashSecret(token).toString('hex')),
    );
    if (own !== undefined) return own;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no mail carries the token of the invitation');
}

export interface SignedInStaff {
  secret: string;
  headers: { host: string; authorization: string };
  refreshToken: string;
}

/** A staff member who has accepted an invitation and is signed in. */
export async function joinStaff(world: World, email: string, ...more: string[]): Promise<SignedInStaff> {
  const token = await invite(world, email, ...more);
  const opened = (await callStaff(world, 'POST', 'invitation', { invitation_token: token })).json();
  const answer = await callStaff(world, 'PUT', 'invitation', {
    invitation_token: token,
    new_password: password,
    otp: totpCode(opened.totp.secret, await readSeconds(world)),
  });
  const { token: pair } = answer.json();
  return {
    secret: opened.totp.secret,
    headers: { host: shala, authorization: `Bearer ${pair.access_token}` },
    refreshToken: pair.refresh_token,
  };
}
