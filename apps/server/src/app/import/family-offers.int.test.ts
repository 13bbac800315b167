import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../../test/world.ts';
import { importFolder } from './run-import.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const columns =
  'institute,admission_no,section,first_name,dob,guardian_phone,guardian_name,second_guardian_phone,second_guardian_relation,link_code';

async function load(...rows: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'shala-offers-'));
  await writeFile(join(folder, 'students.csv'), [columns, ...rows].join('\n'));
  return importFolder(world.db, { folder, isDryRun: false, tenant: 'shala' });
}

const nila =
  'shala-hennur,N-1,8-A,Nila,2013-06-14,+919000088101,Uma Rao,9000088102,father,ABCD-EFGH-JKLM-2345';

test('the office names a second phone and a code for a child; importing again adds nothing', async () => {
  const created = { guardian_offers: 1, link_codes: 1 };
  expect(await load(nila)).toMatchObject({
    counts: {
      'guardian offers': { created: created.guardian_offers },
      'link codes': { created: created.link_codes },
    },
  });
  expect(await load(nila)).toMatchObject({
    counts: { 'guardian offers': { unchanged: 1 }, 'link codes': { unchanged: 1 } },
  });
  const { rows } = await world.pool.query(
    `SELECT i.phone_number, i.relation, i.invited_by FROM guardian_invitation i
     JOIN student s ON s.id = i.student_id WHERE s.first_name = 'Nila'`,
  );
  expect(rows).toEqual([{ phone_number: '+919000088102', relation: 'father', invited_by: null }]);
});

test("a code that is too short, or another child's, is named with its line and nothing is imported", async () => {
  const short = await load('shala-hennur,N-2,8-A,Ravi,2013-06-14,+919000088103,Uma Rao,,,ABCD');
  const taken = await load(
    'shala-hennur,N-3,8-A,Ravi,2013-06-14,+919000088104,Uma Rao,,,abcd efgh jklm 2345',
  );
  for (const result of [short, taken]) {
    expect(result).toMatchObject({ isDone: false, problems: [{ file: 'students.csv', line: 2 }] });
  }
});
