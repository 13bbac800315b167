import { randomUUID } from 'node:crypto';
import { password } from '../people.ts';
import { between, pause, type Random } from './random.ts';

export interface Answer {
  status: number;
  body: { code?: string; details?: Record<string, string>; data?: unknown } & Record<string, unknown>;
}

export interface Tally {
  /** Calls that had to be made again. */
  retries: number;
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

/** A server that was killed says so at once; one that is slow is waited for, or it would have to do the work twice. */
const patienceMs = 90_000;
const longestMs = 600_000;

/** Passwords are slow to check, on purpose: families sign in one after the other. */
let signingIn: Promise<void> = Promise.resolve();

/** A family's device: it sends a call again, under the same key, until some server answers. */
export function createDevice(
  { tenant, email }: { tenant: string; email: string },
  ports: readonly number[],
  random: Random,
  tally: Tally,
) {
  let token = '';
  let turn = Math.floor(random() * ports.length);
  const address = (path: string) => `http://127.0.0.1:${ports[turn % ports.length]}${path}`;
  const host = { 'x-forwarded-host': `${tenant}.localhost` };

  const untilAnswered = async ({ method, path, body }: Call, key: string): Promise<Answer> => {
    const end = performance.now() + longestMs;
    while (performance.now() < end) {
      try {
        const answer = await fetch(address(path), {
          method,
          headers: {
            ...host,
            'idempotency-key': key,
            ...(body && { 'content-type': 'application/json' }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
          signal: AbortSignal.timeout(patienceMs),
          ...(body && { body: JSON.stringify(body) }),
        });
        const said = (await answer.json()) as Answer['body'];
        if (answer.status < 500) return { status: answer.status, body: said };
      } catch (error) {
        if (error instanceof SyntaxError) throw error;
      }
      tally.retries += 1;
      turn += 1;
      await pause(between(random, 50, 400));
    }
    throw new Error(`${method} ${path} was never answered`);
  };

  const signIn = async () => {
    token = '';
    const path = '/api/v1/user_management/student/auth/login';
    const student = { grant_type: 'password', email, password };
    const { status, body } = await untilAnswered({ method: 'POST', path, body: { student } }, randomUUID());
    if (status !== 200) throw new Error(`sign-in: ${status} ${JSON.stringify(body)}`);
    token = (body.token as { access_token: string }).access_token;
  };

  return {
    /** Refusals are answers, too. A session that has ended, or asked too often, is followed by a new one. */
    async ask(call: Call): Promise<Answer> {
      const key = randomUUID();
      for (let signIns = 0; ; signIns += 1) {
        if (token === '') {
          const turnToSignIn = signingIn.then(signIn);
          signingIn = turnToSignIn.catch(() => {});
          await turnToSignIn;
        }
        const answer = await untilAnswered(call, key);
        if ((answer.status !== 401 && answer.status !== 429) || signIns > 3) return answer;
        token = '';
      }
    },
    /** The browser comes back from the gateway's page. It tries once; a server that is away gets nothing. */
    async carry({ url, fields }: { url: string; fields: Record<string, string> }): Promise<void> {
      const { pathname, search } = new URL(url);
      const body = new URLSearchParams(fields);
      const signal = AbortSignal.timeout(patienceMs);
      const sent = fetch(address(`${pathname}${search}`), {
        method: 'POST',
        headers: host,
        body,
        redirect: 'manual',
        signal,
      });
      await sent.then((answer) => answer.text()).catch(() => {});
    },
  };
}
export type Device = ReturnType<typeof createDevice>;
