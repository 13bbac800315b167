import { runCommand } from '../src/app/import/command-line.ts';
import { totpCode } from '../src/modules/accounts/totp.ts';
import { waitForMails } from './mails.ts';
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
  const before = (await waitForMails(email, 0)).length;
  const done = await runShala(world, 'staff', 'invite', '--tenant', 'shala', '--email', email, ...more);
  if (done.code !== 0) throw new Error(done.text);
  const worker = await startTestWorker(world);
  const mails = await waitForMails(email, before + 1);
  await worker.stop();
  const tokens = mails.map((mail) => /invitation_token=([\w-]+)/.exec(mail.text)?.[1] ?? '');
  const known = await world.pool.query<{ hash: string }>(
    "SELECT encode(token_hash, 'hex') AS hash FROM staff_invitation WHERE used_at IS NULL ORDER BY created_at DESC LIMIT 1",
  );
  const { createHash } = await import('node:crypto');
  const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
  const token = tokens.find((candidate) => hashOf(candidate) === known.rows[0]?.hash);
  if (token === undefined) throw new Error('no mail carries the token of the invitation');
  return token;
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
