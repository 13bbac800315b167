import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Column,
  columns,
  describeMatrix,
  expected,
  type MatrixRow,
  type Outcome,
} from '../../test/staff-matrix/matrix.ts';
import { matrixRows } from '../../test/staff-matrix/rows.ts';
import { type Role, roles, type Stage, setStage } from '../../test/staff-matrix/stage.ts';
import { withUnknownIds } from '../../test/staff-matrix/unknown-ids.ts';
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

interface Answer {
  outcome: Outcome;
  words: string;
}

async function callAs(row: MatrixRow, role: Role, column: Column): Promise<Answer> {
  const [method = '', path = ''] = row.call.split(' ');
  const asked = await row.ask(stage, column === 'unknown' ? 'other tenant' : column);
  const { params = {}, query = {}, body } = column === 'unknown' ? withUnknownIds(asked) : asked;
  const url = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const answer = await world.server.inject({
    method: method as 'GET',
    url,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: stage.headers[role],
    ...(body && { payload: body }),
  });
  const { statusCode } = answer;
  const words = `${statusCode} ${answer.body.replace(/"request_id":"[^"]*",?/, '')}`;
  const isFile = !String(answer.headers['content-type']).includes('json');
  if (statusCode === 403) return { outcome: 'forbidden', words };
  if (statusCode === 404) return { outcome: 'not found', words };
  // 401 would mean that nobody was asked, and `invalid` that the call itself is wrong here. Other refusals come
  // after the door.
  if (statusCode === 401 || statusCode >= 500 || (!isFile && answer.json().code === 'invalid')) {
    throw new Error(`${row.call} as ${role}: ${words}`);
  }
  return { outcome: !isFile && row.isNothing?.(answer.json()) ? 'not found' : 'allowed', words };
}

test.each(matrixRows)('$call says to each role what the table says', async (row) => {
  const differences: string[] = [];
  for (const role of roles) {
    const nowhere = expected(row, role, 'unknown') === null ? null : await callAs(row, role, 'unknown');
    for (const column of columns) {
      const should = expected(row, role, column);
      if (should === null) continue;
      const { outcome, words } = column === 'unknown' && nowhere ? nowhere : await callAs(row, role, column);
      const where = `${role}, ${column}`;
      if (outcome !== should) differences.push(`${where}: ${outcome} instead of ${should}`);
      else if (outcome === 'not found' && nowhere && words !== nowhere.words) {
        differences.push(`${where}: ${words}, but nowhere ${nowhere.words}`);
      }
    }
  }
  expect(differences).toEqual([]);
});
