import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { variantsOf } from '../../test/family-matrix/asks.ts';
import { readBelongings } from '../../test/family-matrix/belongings.ts';
import { describeFamilies } from '../../test/family-matrix/describe.ts';
import { type Role, refusalOf, roles } from '../../test/family-matrix/doors.ts';
import { clearLimits } from '../../test/family-matrix/limits.ts';
import { type Asked, type FamilyRow, sayingOf } from '../../test/family-matrix/matrix.ts';
import { familyRows } from '../../test/family-matrix/rows.ts';
import { type Stage, setStage } from '../../test/family-matrix/stage.ts';
import { openWorld, type World } from '../../test/world.ts';
import type { Policy } from '../platform/http/actor.ts';

const strangers = ["other family's", "other brand's", "other tenant's"] as const;
type Stranger = (typeof strangers)[number];

let world: World;
let stage: Stage;
let policyOf: Map<string, Policy>;
/** How each call asks about things of others; made before anybody asks. */
const asked = new Map<FamilyRow, Record<Stranger, Asked>>();
let before: unknown;

/** It is much, on a busy machine. */
const patient = 240_000;

beforeAll(async () => {
  world = await openWorld();
  stage = await setStage(world);
  policyOf = new Map(world.routes.map(({ method, url, policy }) => [`${method} ${url}`, policy as Policy]));
  for (const row of familyRows) {
    const about = (stranger: Stranger) => row.ask(stage.things[stranger], 'student', stage);
    asked.set(row, {
      "other family's": await about("other family's"),
      "other brand's": await about("other brand's"),
      "other tenant's": await about("other tenant's"),
    });
  }
  before = await belongings();
}, patient);
afterEach(() => clearLimits(world));
afterAll(() => world.stop());

const belongings = () =>
  Promise.all(strangers.map((stranger) => readBelongings(world, stage.families[stranger])));

const staffPolicies = new Set(['staff', 'office', 'tenant-admin']);
const sockets = new Set(['GET /cable', 'GET /meeting']);
/** Asked by the page before it knows anything, and by nobody else. */
const withoutTwin = new Set([...sockets, 'GET /api/v1/brand']);
/** /api/v2 and /net are the same calls once more. */
const isTwin = (url: string) => /^\/(api\/v2|net)\//.test(url);
const isDocs = (url: string) => url.startsWith('/docs') || url.startsWith('/openapi');

interface Answer {
  outcome: string;
  words: string;
}

const refusals: Record<string, string> = {
  unauthenticated: 'unauthorised',
  token_invalid: 'unauthorised',
  token_expired: 'unauthorised',
  forbidden: 'forbidden',
  blocked: 'blocked',
  not_found: 'not found',
  // For the people who run the server only, who ask from its own network.
  '404': 'not found',
};

let calls = 0;
async function inject(call: string, { params = {}, query = {}, body }: Asked, role: Role) {
  const [method = '', path = ''] = call.split(' ');
  const url = path.replace(/:(\w+)/g, (_, name: string) => String(params[name] ?? 1));
  const request = {
    method: method as 'GET',
    url,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: stage.headers[role],
    // Not from the machine itself, which may see more.
    remoteAddress: '10.0.0.1',
    ...(body !== undefined && { payload: body }),
  };
  calls += 1;
  const answer = await world.server.inject(request);
  if (answer.statusCode !== 429) return answer;
  await clearLimits(world);
  return world.server.inject(request);
}

async function send(call: string, ask: Asked, role: Role): Promise<Answer> {
  const answer = await inject(call, ask, role);
  const { statusCode } = answer;
  const isJson = String(answer.headers['content-type']).includes('json');
  const words = `${statusCode} ${answer.body.replace(/"request_id":"[^"]*",?/, '')}`;
  if (statusCode < 400) return { outcome: 'allowed', words };
  const code = isJson ? String(answer.json().code ?? statusCode) : words;
  // These would mean that nobody was asked.
  if (statusCode === 429 || statusCode >= 500 || code === 'invalid') {
    throw new Error(`${call} as ${role}: ${words}`);
  }
  return { outcome: refusals[code] ?? code, words };
}

describe('the tables', () => {
  test('every call that is not for staff has its row', () => {
    const calls = world.routes
      .filter(({ policy, url, method }) => !staffPolicies.has(policy) && method !== 'HEAD' && !isDocs(url))
      .filter(({ url }) => !isTwin(url))
      .map(({ method, url }) => `${method} ${url}`)
      .filter((call) => !sockets.has(call));
    expect(familyRows.map(({ call }) => call).sort()).toEqual(calls.sort());
  });

  test('every call has its twin under /api/v2 or /net, with the same policy', () => {
    const twinOf = (url: string) => (url.startsWith('/api/v1/') ? url.replace('v1', 'v2') : `/net${url}`);
    const alone = [...policyOf].filter(([call, policy]) => {
      const [method, url = ''] = call.split(' ');
      if (isTwin(url) || isDocs(url) || withoutTwin.has(call) || policy === 'operations') return false;
      return policyOf.get(`${method} ${twinOf(url)}`) !== policy;
    });
    expect(alone).toEqual([]);
  });

  test('are those written down', async () => {
    const named = new Set<string>();
    for (const row of familyRows) {
      const own = await row.ask(stage.things.own, 'student', stage);
      for (const stranger of strangers) {
        if (variantsOf(own, asked.get(row)?.[stranger] ?? {}).length === 0) continue;
        named.add(`${row.call} ${stranger}`).add(`${row.call} unknown`);
      }
    }
    const text = describeFamilies(
      familyRows,
      (call) => policyOf.get(call) ?? '',
      ({ call }, place) => named.has(`${call} ${place}`),
    );
    await expect(text).toMatchFileSnapshot('../../../../docs/family-policy.md');
  });
});

test.each(roles)('no door of any call, of staff or twin, lets %s in where it should not', async (role) => {
  const differences: string[] = [];
  for (const [call, policy] of policyOf) {
    const refusal = refusalOf(policy, role);
    if (refusal === null) continue;
    const { outcome } = await send(call, {}, role);
    if (outcome !== refusal) differences.push(`${call}: ${outcome} instead of ${refusal}`);
  }
  expect(differences).toEqual([]);
});

/** About things of others first, which must change nothing, then about own ones. */
async function differencesOf(row: FamilyRow, role: Role, idle: Asked): Promise<string[]> {
  const refusal = refusalOf(policyOf.get(row.call) ?? 'operations', role);
  const said = sayingOf(row, role);
  const own = refusal === null ? await row.ask(stage.things.own, role, stage) : idle;
  const differences: string[] = [];
  const nowhere = new Map<string, Answer>();
  for (const stranger of strangers) {
    const variants = variantsOf(own, asked.get(row)?.[stranger] ?? {});
    // Who is not let in need not try the ids one by one.
    for (const { ids, theirs, unknown } of refusal === null ? variants : variants.slice(0, 1)) {
      const should = refusal ?? said.strangers;
      const answer = await send(row.call, theirs, role);
      const none = nowhere.get(ids) ?? (await send(row.call, unknown, role));
      nowhere.set(ids, none);
      const where = `${role}, ${stranger} ${ids}`;
      if (answer.outcome !== should) differences.push(`${where}: ${answer.outcome} instead of ${should}`);
      if (answer.words !== none.words)
        differences.push(`${where}: ${answer.words} but unknown ${none.words}`);
    }
  }
  const answer = await send(row.call, own, role);
  const should = refusal ?? said.own;
  if (answer.outcome !== should) differences.push(`${role}, own: ${answer.words} instead of ${should}`);
  return differences;
}

describe('whoever asks about what', () => {
  test.each(familyRows)('$call says what the table says', async (row) => {
    const differences: string[] = [];
    // Nobody who is refused uses it up.
    const idle = await row.ask(stage.things.own, 'student', stage);
    for (const role of roles) {
      differences.push(...(await differencesOf(row, role, idle)));
      if (row.endsSessions) await stage.signInAgain();
    }
    expect(differences).toEqual([]);
  });

  test('and thousands of calls were made', () => {
    expect(calls).toBeGreaterThan(12_000);
  });

  test('and none of it has changed anything of the other families', async () => {
    expect(await belongings()).toEqual(before);
  });
});
