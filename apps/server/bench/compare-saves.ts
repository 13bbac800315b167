import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { doorOf } from '../test/crash/doors.ts';
import type { Item } from '../test/practice-items.ts';
import type { Active } from './attempt-data.ts';
import { type BenchApi, cpuOfApis } from './bench-api.ts';
import { cpuOfFamily, cpuOfMachine } from './cpu.ts';
import { singleSaveScript } from './single-save.ts';

const run = promisify(execFile);
const generator = fileURLToPath(new URL('save-load.ts', import.meta.url));

interface Given {
  url: string;
  folder: string;
  apis: readonly BenchApi[];
  postgresPid: number;
  item: Item;
  active: readonly Active[];
  /** Over HTTP; the bare form always has 32 clients. */
  connections: number;
  pairs: number;
  seconds: number;
}

interface Load {
  saves: number;
  failed: number;
  seconds: number;
  perSecond: number;
  p50: number;
  p99: number;
  cpuSeconds: number;
  lastSeq: number;
}

const bareClients = 32;
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Saves a second over HTTP and by pgbench, in turn, so that whatever else the machine does falls on both. */
export async function compareSaves(given: Given): Promise<void> {
  const bare = await createBare(given);
  const overHttp = createHttp(given);
  await bare(3);
  await overHttp(3);
  const ratios: number[] = [];
  console.log(
    `| pair | pgbench -c ${bareClients}, saves/s | HTTP, ${given.connections} connections, saves/s | ratio | p50 ms | p99 ms | CPU us a save: API | PostgreSQL | generator | PostgreSQL under pgbench | failed | cores in other use |`,
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|');
  for (let pair = 1; pair <= given.pairs; pair += 1) {
    const alone = await bare(given.seconds);
    const { load, api, postgres, others } = await overHttp(given.seconds);
    const each = (seconds: number) => ((seconds / load.saves) * 1e6).toFixed(0);
    const ratio = load.perSecond / alone.perSecond;
    ratios.push(ratio);
    const cells = [
      pair,
      alone.perSecond.toFixed(0),
      load.perSecond.toFixed(0),
      ratio.toFixed(2),
      load.p50.toFixed(1),
    ];
    const more = [
      load.p99.toFixed(1),
      each(api),
      each(postgres),
      each(load.cpuSeconds),
      alone.cpu.toFixed(0),
      load.failed,
      others.toFixed(2),
    ];
    console.log(`| ${[...cells, ...more].join(' | ')} |`);
  }
  console.log(`median ratio ${median(ratios).toFixed(2)}`);
}

async function createBare({ url, folder, postgresPid, active, item }: Given) {
  const script = join(folder, 'single-save.sql');
  const ids = active.map(
    ({ studentId, attemptId, enrolmentId }) => [studentId, attemptId, enrolmentId] as const,
  );
  writeFileSync(script, singleSaveScript(ids, item.questionIds));
  return async (seconds: number) => {
    const before = cpuOfFamily(postgresPid);
    const options = ['-n', '-M', 'prepared', '-c', String(bareClients), '-j', '2', '-T', String(seconds)];
    const { stdout } = await run('pgbench', [...options, '-f', script, url]);
    const numberOf = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
    const saves = numberOf(/actually processed: (\d+)/);
    return {
      perSecond: numberOf(/tps = ([\d.]+)/),
      cpu: ((cpuOfFamily(postgresPid) - before) / saves) * 1e6,
    };
  };
}

/** Each save is newer than all before it. */
let firstSeq = 1_000_000;

function createHttp({ folder, apis, postgresPid, item, active, connections }: Given) {
  const file = join(folder, 'plan.json');
  const door = (person: Active) => doorOf(item, person.enrolmentId);
  const targets = active.flatMap((person) =>
    item.questionIds.map((id) => ({
      path: door(person).save(person.attemptId, id, {}).path,
      token: person.token,
    })),
  );
  const question = door(active[0] as Active).names.question;
  return async (seconds: number) => {
    writeFileSync(
      file,
      JSON.stringify({
        ports: apis.map(({ port }) => port),
        clients: connections,
        seconds,
        firstSeq,
        question,
        targets,
      }),
    );
    const before = { api: cpuOfApis(apis), postgres: cpuOfFamily(postgresPid), all: cpuOfMachine() };
    const { stdout } = await run(process.execPath, [generator, file]);
    const load = JSON.parse(stdout) as Load;
    firstSeq = load.lastSeq;
    const api = cpuOfApis(apis) - before.api;
    const postgres = cpuOfFamily(postgresPid) - before.postgres;
    const others = (cpuOfMachine() - before.all - api - postgres - load.cpuSeconds) / load.seconds;
    return { load, api, postgres, others };
  };
}
