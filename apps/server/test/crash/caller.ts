import { password, shala } from '../people.ts';
import type { Call } from './doors.ts';
import { between, pause, type Random } from './random.ts';

/** The server has understood and said no: asking again would not help. */
export class Refused extends Error {}

export interface Tally {
  /** Calls that had to be made again. */
  retries: number;
}

const patienceMs = 10_000;
/** Nothing is killed for so long: whoever waits longer waits for ever. */
const longestMs = 120_000;

/** A student's device: it asks again until it is answered, at whichever server answers. */
export function createCaller(email: string, ports: readonly number[], random: Random, tally: Tally) {
  let token = '';
  let turn = Math.floor(random() * ports.length);

  const send = async ({ method, path, body }: Call, port: number): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        'x-forwarded-host': shala,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(patienceMs),
      ...(body && { body: JSON.stringify(body) }),
    });

  const untilAnswered = async (call: () => Call): Promise<{ status: number; body: unknown }> => {
    const end = performance.now() + longestMs;
    let last = '';
    while (performance.now() < end) {
      try {
        const answer = await send(call(), ports[turn % ports.length] as number);
        // A body that breaks off in the middle is no answer.
        const body: unknown = await answer.json();
        if (answer.status < 500) return { status: answer.status, body };
        last = JSON.stringify(body);
      } catch (error) {
        if (error instanceof SyntaxError) throw error;
      }
      tally.retries += 1;
      turn += 1;
      await pause(between(random, 50, 300));
    }
    const { method, path } = call();
    throw new Refused(`${method} ${path} was never answered; at last: ${last}`);
  };

  const signIn = async () => {
    token = '';
    const student = { grant_type: 'password', email, password };
    const path = '/api/v1/user_management/student/auth/login';
    const { status, body } = await untilAnswered(() => ({ method: 'POST', path, body: { student } }));
    if (status !== 200) throw new Refused(`sign-in: ${status} ${JSON.stringify(body)}`);
    token = (body as { token: { access_token: string } }).token.access_token;
  };

  return {
    /** The call is made anew for each try: what waits grows older. */
    async ask<Answer>(call: () => Call): Promise<Answer> {
      for (let signIns = 0; ; signIns += 1) {
        if (token === '') await signIn();
        const { status, body } = await untilAnswered(call);
        if (status === 200) return body as Answer;
        if (status !== 401 || signIns > 3) {
          const { method, path } = call();
          throw new Refused(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
        }
        token = '';
      }
    },
  };
}
export type Caller = ReturnType<typeof createCaller>;
