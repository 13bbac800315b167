import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { doorOf } from '../test/crash/doors.ts';
import type { Item } from '../test/practice-items.ts';
import type { Active } from './attempt-data.ts';
import { type BenchApi, cpuOfApis } from './bench-api.ts';
import { cpuOf, cpuOfFamily } from './cpu.ts';
import { k6Script } from './k6-script.ts';

interface Given {
  folder: string;
  apis: readonly BenchApi[];
  postgresPid: number;
  item: Item;
  people: readonly Active[];
  startSeconds: number;
  everySeconds: number;
  saves: number;
}

interface Summary {
  metrics: Record<string, Record<string, number>>;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Built once, kept with the other tools. */
const findK6 = () => {
  const commands =
    'source scripts/lib/common.sh; source scripts/lib/go-tools.sh; go_tool k6 go.k6.io/k6 v1.8.1';
  return execFileSync('bash', ['-c', commands], { cwd: root, encoding: 'utf8' }).trim();
};

/** So many students press Start within some seconds, and then save at the pace of an exam. */
export async function measureStartRush(given: Given): Promise<void> {
  const { folder, apis, postgresPid, item, people, startSeconds, everySeconds, saves } = given;
  const doors = people.map((person) => ({ person, door: doorOf(item, person.enrolmentId) }));
  const plan = {
    names: doors[0]?.door.names,
    startSeconds,
    everySeconds,
    saves,
  };
  const callers = doors.map(({ person, door }, n) => ({
    origin: `http://127.0.0.1:${apis[n % apis.length]?.port}`,
    token: person.token,
    create: door.create(),
    list: door.questions(0).path.replace(/\/0\/(?=[^/]+$)/, '/ATTEMPT/'),
  }));
  const files = {
    plan: 'rush.json',
    people: 'rush-people.json',
    script: 'rush.js',
    summary: 'rush-summary.json',
  };
  writeFileSync(join(folder, files.plan), JSON.stringify(plan));
  writeFileSync(join(folder, files.people), JSON.stringify(callers));
  writeFileSync(join(folder, files.script), k6Script);
  const before = { api: cpuOfApis(apis), postgres: cpuOfFamily(postgresPid) };
  const k6 = spawn(
    findK6(),
    [
      'run',
      '--no-usage-report',
      '--quiet',
      '--summary-export',
      files.summary,
      '-e',
      `PLAN=${join(folder, files.plan)}`,
      '-e',
      `PEOPLE=${join(folder, files.people)}`,
      files.script,
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  let cpu = 0;
  const watch = setInterval(() => {
    if (k6.exitCode === null && k6.pid !== undefined) cpu = cpuOf(k6.pid);
  }, 250);
  const [code] = await once(k6, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`k6 ended with ${code}`);
  const { metrics } = JSON.parse(readFileSync(join(folder, files.summary), 'utf8')) as Summary;
  const show = (name: string) => {
    const { count, med, 'p(95)': p95, 'p(99)': p99, max } = metrics[name] ?? {};
    const ms = (value: number | undefined) => `${value?.toFixed(0)} ms`;
    console.log(
      `${name}: ${count} times, p50 ${ms(med)}, p95 ${ms(p95)}, p99 ${ms(p99)}, longest ${ms(max)}`,
    );
  };
  console.log(
    `${people.length} starts within ${startSeconds} s, then a save per student every ${everySeconds} s:`,
  );
  show('start');
  show('save');
  console.log(
    `errors ${metrics.errors?.count ?? 0}; CPU seconds: API ${(cpuOfApis(apis) - before.api).toFixed(1)}, ` +
      `PostgreSQL ${(cpuOfFamily(postgresPid) - before.postgres).toFixed(1)}, k6 ${cpu.toFixed(1)}`,
  );
}
