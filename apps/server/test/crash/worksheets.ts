import { parseArgs } from 'node:util';
import type pg from 'pg';
import sharp from 'sharp';
import { sweepFiles } from '../../src/modules/worksheets/sweep-files.ts';
import { makePdf } from '../pdfs.ts';
import { addWorksheet, type TestFile } from '../worksheets.ts';
import { createCaller } from './caller.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { type FileStore, startFileStore } from './file-store.ts';
import { type HandedIn, handIn } from './hand-in.ts';
import { between, createRandom, pause, pick } from './random.ts';
import { addStudents, type Enrolled, openSchool } from './school.ts';
import { startStage } from './stage.ts';
import type { Supervised } from './supervised.ts';
import { findWrong } from './verify-work.ts';

// Students hand in work while APIs, worker and file store are killed with -9 at random; then what is shown as turned
// in is compared with what lies in the store.
//   pnpm test:crash:worksheets [--turn-ins 200] [--students 20] [--kills 20] [--seed 1]
const { values } = parseArgs({
  options: {
    'turn-ins': { type: 'string', default: '200' },
    students: { type: 'string', default: '20' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const wanted = {
  turnIns: Number(values['turn-ins']),
  students: Number(values.students),
  kills: Number(values.kills),
};
const random = createRandom(Number(values.seed));
const say = (line: string) => process.stdout.write(`${line}\n`);

/** A photo of several pieces and a sheet; no two students send the same. */
async function workOf(name: string): Promise<TestFile[]> {
  const photo = await sharp({
    create: {
      width: 700,
      height: 500,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  return [
    { name: 'page.jpg', type: 'image/jpeg', content: photo },
    { name: 'sheet.pdf', type: 'application/pdf', content: makePdf({ text: name }) },
  ];
}

/** Kills one after another for as long as work is handed in, at least so often each. */
async function killAll(victims: readonly Supervised[], isBusy: () => boolean): Promise<void> {
  while (isBusy() || victims.some(({ kills }) => kills < wanted.kills / victims.length)) {
    await pause(between(random, 300, 1_500));
    const fewest = Math.min(...victims.map(({ kills }) => kills));
    const victim = pick(
      random,
      victims.filter(({ kills }) => kills <= fewest + 1),
    );
    await victim.kill();
    await victim.ready();
  }
}

interface On {
  ports: readonly number[];
  students: readonly Enrolled[];
  worksheetIds: readonly number[];
}

/** Every student hands in every worksheet, one after the other. */
async function handInAll({
  ports,
  students,
  worksheetIds,
}: On): Promise<{ promises: HandedIn[]; retries: number }> {
  const tally = { retries: 0 };
  const promises: HandedIn[] = [];
  const play = async ({ studentId, email }: Enrolled) => {
    const caller = createCaller(email, ports, createRandom(studentId), tally);
    for (const worksheetId of worksheetIds) {
      const files = await workOf(`${studentId}/${worksheetId}`);
      promises.push(await handIn(caller, { studentId, worksheetId, files }));
    }
  };
  await Promise.all(students.map(play));
  return { promises, retries: tally.retries };
}

/** A file that is taken away must be missed: else missing nothing would mean nothing. */
async function isTheftFound(on: { pool: pg.Pool; storage: FileStore['storage'] }, promises: HandedIn[]) {
  const [stolen] = await on.storage.list('worksheets/');
  await on.storage.remove(stolen ?? '');
  return (await findWrong(on, promises)).length === 1;
}

async function main(cluster: Cluster): Promise<boolean> {
  const { db, pool, close } = await openSchool(cluster.url);
  await pool.query(
    `INSERT INTO staff (tenant_id, name, email) SELECT id, '{"en": "Tutor"}', 'tutor@example.org' FROM tenant WHERE slug = 'shala'`,
  );
  const students = await addStudents({ pool }, wanted.students, 'work');
  const worksheetIds: number[] = [];
  for (let count = 0; count * wanted.students < wanted.turnIns; count += 1) {
    worksheetIds.push(await addWorksheet({ pool }, { sections: [] }));
  }
  const store = await startFileStore(cluster.folder);
  const { storage } = store;
  const stage = await startStage(cluster, { more: store.environment });
  let isBusy = true;
  const victims = [...stage.apis, stage.worker, store.server];
  const [{ promises, retries }] = await Promise.all([
    handInAll({ ports: stage.ports, students, worksheetIds }).finally(() => {
      isBusy = false;
    }),
    killAll(victims, () => isBusy),
  ]);
  await Promise.all(victims.map((each) => each.ready()));
  const kills = victims.map(({ name, kills: times }) => `${name.replace(/ on .*/, '')} ${times}`).join(', ');
  await stage.stop();
  const wrong = await findWrong({ pool, storage }, promises);
  await pool.query(`UPDATE test_only.clock SET moved_by = moved_by + interval '9 days'`);
  await sweepFiles({ db, storage });
  const { rows } = await pool.query<{ files: number }>(
    'SELECT count(*)::int AS files FROM worksheet_round_file',
  );
  const left = (await storage.list('')).length - (rows[0]?.files ?? 0);
  const isControlled = await isTheftFound({ pool, storage }, promises);
  storage.close();
  await store.server.stop();
  await close();

  say(`seed ${values.seed}: ${promises.length} turn-ins, killed: ${kills}; ${retries} calls made again`);
  for (const line of wrong.slice(0, 10)) say(line);
  say(
    `crash: worksheets wrong ${wrong.length}, objects too many ${left}, ` +
      `stolen file ${isControlled ? 'reported' : 'NOT reported'}`,
  );
  return wrong.length === 0 && left === 0 && isControlled && promises.length >= wanted.turnIns;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const cluster = await startCluster();
try {
  process.exitCode = (await main(cluster)) ? 0 : 1;
} finally {
  await cluster.remove();
}
