import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForMails } from '../../../test/mails.ts';
import { startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { importFolder } from './run-import.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const columns =
  'institute,admission_no,section,first_name,dob,guardian_phone,guardian_name,second_guardian_phone,second_guardian_relation,link_code';

const load = (...rows: string[]) => loadCsv([columns, ...rows]);

async function loadCsv(lines: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'shala-offers-'));
  await writeFile(join(folder, 'students.csv'), lines.join('\n'));
  return importFolder(world.db, { folder, isDryRun: false, tenant: 'shala', storage: null });
}

const nila =
  'shala-hennur,N-1,8-A,Nila,2013-06-14,+919000088101,Uma Rao,9000088102,father,ABCD-EFGH-JKLM-2345';

test('the office names a second phone and a code for a child; importing again adds nothing', async () => {
  expect(await load(nila)).toMatchObject({
    counts: { 'guardian offers': { created: 1 }, 'link codes': { created: 1 } },
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

test('a login of the office list without a password gets a mail to set one, once', async () => {
  const email = `anu-${randomUUID()}@students.example.org`;
  const csv = [
    'institute,admission_no,section,first_name,dob,guardian_phone,guardian_name,student_email',
    `shala-hennur,N-9,8-A,Anu,2013-06-14,+919000088109,Uma Rao,${email}`,
  ];
  const worker = await startTestWorker(world);
  await loadCsv(csv);
  const [mail] = await waitForMails(email, 1);
  expect(mail?.text).toContain('/auth/update-password?');
  await loadCsv(csv);
  await worker.stop();
  expect(await waitForMails(email, 2, 500)).toHaveLength(1);
});
