import { parseArgs } from 'node:util';
import { createCaller } from './caller.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { between, createRandom, pause, pick, type Random } from './random.ts';
import { addStudents, openSchool, type School } from './school.ts';
import { type Stage, startStage } from './stage.ts';
import { practise } from './student.ts';
import type { Supervised } from './supervised.ts';
import { findLost, findOverdue, findTwice } from './verify.ts';

// Students practise while API, worker and PostgreSQL are killed with -9 at random; then the books are compared.
//   pnpm test:crash [--kills 30] [--students 50] [--answers 10000] [--seed 1]
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    students: { type: 'string', default: '50' },
    answers: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const wanted = {
  kills: Number(values.kills),
  students: Number(values.students),
  answers: Number(values.answers),
};
const random = createRandom(Number(values.seed));
const say = (line: string) => process.stdout.write(`${line}\n`);
const ownRandom = () => createRandom(Math.floor(random() * 2 ** 31));
/** A run may be open for so long after its end, and no longer. */
const allowedSeconds = 30;

interface On {
  school: School;
  stage: Stage;
}

interface Play {
  ledger: Ledger;
  retries: number;
  stuck: Set<number>;
}

/**
 * Kills until each target has had its share: one, two or all of them in a round, also while another one is still
 * starting. A round begins when everything is up, or nothing would ever come up again on a slow machine.
 */
async function killAtRandom(
  { targets, all }: { targets: readonly (() => Supervised)[]; all: readonly Supervised[] },
  times: number,
  own: Random,
): Promise<void> {
  const waiting = targets.map((target) => ({ target, left: times }));
  for (;;) {
    const open = waiting.filter(({ left }) => left > 0);
    if (open.length === 0) return;
    await Promise.all(all.map((each) => each.ready()));
    await pause(between(own, 200, 1_500));
    const first = pick(own, open);
    const chosen = open.filter((each) => each === first || own() < 0.5);
    const kill = async (each: (typeof open)[number]) => {
      each.left -= 1;
      await pause(between(own, 0, 600));
      await each.target().kill();
    };
    await Promise.all(chosen.map(kill));
  }
}

/** Kills while answers are being acknowledged: what was promised and not yet written is gone then. */
async function killAfterAnswers(
  targets: readonly Supervised[],
  times: number,
  ledger: Ledger,
): Promise<void> {
  for (let kill = 0; kill < times; kill += 1) {
    const goal = ledger.acknowledged + 20;
    while (ledger.acknowledged < goal && ledger.refusals.length === 0) await pause(5);
    const victim = targets[kill % targets.length] as Supervised;
    await victim.kill();
    await victim.ready();
  }
}

/**
 * Looks once a second for runs that should have ended. Seconds without a worker or a database are not the run's
 * fault: what counts is how long both were there and it was still open.
 */
async function watchOverdue({ school, stage }: On, isOver: () => boolean, stuck: Set<number>): Promise<void> {
  const seconds = new Map<number, number>();
  for (; !isOver(); await pause(1_000)) {
    if (!(await stage.worker.isUp())) continue;
    for (const id of await findOverdue(school.pool, 0).catch(() => [])) {
      const waited = (seconds.get(id) ?? 0) + 1;
      seconds.set(id, waited);
      if (waited > allowedSeconds) stuck.add(id);
    }
  }
}

async function play(
  { school, stage }: On,
  { prefix, answers, kill }: { prefix: string; answers: number; kill(ledger: Ledger): Promise<void> },
): Promise<Play> {
  const ledger = createLedger();
  const tally = { retries: 0 };
  const stuck = new Set<number>();
  const students = await addStudents(school, wanted.students, prefix);
  let isOver = false;
  const working = students.map((student) => {
    const own = ownRandom();
    const caller = createCaller(student.email, stage.ports, own, tally);
    return practise({ student, items: school.items, caller, random: own, ledger, isOver: () => isOver });
  });
  const watching = watchOverdue({ school, stage }, () => isOver, stuck);
  await kill(ledger);
  while (ledger.acknowledged < answers && ledger.refusals.length === 0) await pause(200);
  isOver = true;
  await Promise.all([...working, watching]);
  return { ledger, retries: tally.retries, stuck };
}

/** All ends are past; the worker has half a minute for the runs that nobody came back to. */
async function endEverything(school: School, stage: Stage, stuck: Set<number>): Promise<void> {
  await school.pool.query(`UPDATE test_only.clock SET moved_by = moved_by + interval '2 hours'`);
  await stage.worker.ready();
  const end = performance.now() + allowedSeconds * 1_000;
  let overdue = await findOverdue(school.pool, allowedSeconds);
  while (overdue.length > 0 && performance.now() < end) {
    await pause(250);
    overdue = await findOverdue(school.pool, allowedSeconds);
  }
  for (const id of overdue) stuck.add(id);
}

async function main(cluster: Cluster): Promise<boolean> {
  const school = await openSchool(cluster.url);
  const stage = await startStage(cluster);
  const own = ownRandom();
  const targets = [() => pick(own, stage.apis), () => cluster.server, () => stage.worker];
  const { ledger, retries, stuck } = await play(
    { school, stage },
    {
      prefix: 'crash',
      answers: wanted.answers,
      kill: () =>
        killAtRandom({ targets, all: [...stage.apis, stage.worker, cluster.server] }, wanted.kills, own),
    },
  );
  await endEverything(school, stage, stuck);
  const lost = await findLost(school.pool, ledger);
  const twice = await findTwice(school.pool, ledger);
  const killed = { api: stage.apis.reduce((sum, api) => sum + api.kills, 0), worker: stage.worker.kills };
  await stage.stop();
  say(
    `seed ${values.seed}: ${wanted.students} students, ${ledger.acknowledged} answers acknowledged, ` +
      `${ledger.results.length} results told, ${retries} calls made again; killed: API ${killed.api}, ` +
      `worker ${killed.worker}, PostgreSQL ${cluster.server.kills}`,
  );
  for (const each of lost.slice(0, 10)) say(`lost: ${JSON.stringify(each)}`);
  for (const each of twice.slice(0, 10)) say(`twice: ${each}`);
  for (const each of ledger.refusals.slice(0, 10)) say(`refused: ${each}`);

  const early = await startStage(cluster, { api: 'earlyApi' });
  const control = await play(
    { school, stage: early },
    {
      prefix: 'early',
      answers: 0,
      kill: (given) => killAfterAnswers([cluster.server, ...early.apis], 6, given),
    },
  );
  const caught = await findLost(school.pool, control.ledger);
  await early.stop();
  await school.close();
  say(
    `control: ${caught.length} of ${control.ledger.acknowledged} answers lost by acknowledging before the commit`,
  );
  say(
    `crash: lost ${lost.length}, twice ${twice.length}, stuck ${stuck.size}, control ${caught.length > 0 ? 'caught' : 'NOT caught'}`,
  );
  const faults = lost.length + twice.length + stuck.size + ledger.refusals.length;
  return faults === 0 && caught.length > 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const cluster = await startCluster();
try {
  const isGood = await main(cluster);
  process.exitCode = isGood ? 0 : 1;
} finally {
  await cluster.remove();
}
