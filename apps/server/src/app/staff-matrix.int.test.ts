import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeMatrix, expected, type MatrixRow, type Outcome } from '../../test/staff-matrix/matrix.ts';
import { matrixRows } from '../../test/staff-matrix/rows.ts';
import { places, type Role, roles, type Stage, setStage } from '../../test/staff-matrix/stage.ts';
import { openWorld, type World } from '../../test/world.ts';

let world: World;
let stage: Stage;
beforeAll(async () => {
  world = await openWorld();
  stage = await setStage(world);
});
afterAll(() => world.stop());

const guarded = new Set(['staff', 'office', 'tenant-admin']);
/** /api/v2 and /net are the same calls once more. */
const isFirst = (url: string) => !/^\/(api\/v2|net)\//.test(url);

test('every call of staff has its row in the table', () => {
  const calls = world.routes
    .filter(({ policy, url, method }) => guarded.has(policy) && isFirst(url) && method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`);
  expect(matrixRows.map(({ call }) => call).sort()).toEqual(calls.sort());
});

test('the table is the one written down', async () => {
  await expect(describeMatrix(matrixRows)).toMatchFileSnapshot('../../../../docs/staff-policy.md');
});

async function callAs(row: MatrixRow, role: Role, place: (typeof places)[number]): Promise<Outcome> {
  const [method = '', path = ''] = row.call.split(' ');
  const { params = {}, query = {}, body } = await row.ask(stage, place);
  const url = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const answer = await world.server.inject({
    method: method as 'GET',
    url,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: stage.headers[role],
    ...(body && { payload: body }),
  });
  const { statusCode } = answer;
  const isFile = !String(answer.headers['content-type']).includes('json');
  if (statusCode === 403) return 'forbidden';
  if (statusCode === 404) return 'not found';
  // 401 would mean that nobody was asked, and `invalid` that the call itself is wrong here. Other refusals come
  // after the door.
  if (statusCode === 401 || statusCode >= 500 || (!isFile && answer.json().code === 'invalid')) {
    throw new Error(`${row.call} as ${role}: ${statusCode} ${answer.body}`);
  }
  return !isFile && row.isNothing?.(answer.json()) ? 'not found' : 'allowed';
}

test.each(matrixRows)('$call says to each role what the table says', async (row) => {
  const differences: string[] = [];
  for (const role of roles) {
    for (const place of places) {
      const should = expected(row, role, place);
      if (should === null) continue;
      const is = await callAs(row, role, place);
      if (is !== should) differences.push(`${role}, ${place}: ${is} instead of ${should}`);
    }
  }
  expect(differences).toEqual([]);
});
