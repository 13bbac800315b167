import { isDeepStrictEqual, parseArgs } from 'node:util';
import type pg from 'pg';
import { rebuildProgress } from '../../src/modules/progress/index.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { makePastItems } from '../progress/items.ts';
import { createPast } from '../progress/past.ts';
import { countResults, findWrongPoints, forgetModels, readModels } from '../progress/read-models.ts';
import { settle } from '../worker.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { between, createRandom, pause } from './random.ts';
import { addStudents, openSchool } from './school.ts';
import { type Stage, startStage } from './stage.ts';

// The worker is killed with -9 at random while it counts results and books points; then the tables are compared
// with what happened and with the rebuild.
//   pnpm test:crash:progress [--kills 20] [--events 5000] [--students 50] [--seed 1]
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    events: { type: 'string', default: '5000' },
    students: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
});
const wanted = { kills: Number(values.kills), events: Number(values.events) };
const random = createRandom(Number(values.seed));
const say = (line: string) => process.stdout.write(`${line}\n`);

/** So long may a worker take to begin a job after it was started. */
const mostMs = 60_000;

/** Jobs that were begun since a kill and are under way, and those that nobody has begun. */
async function lookAtJobs(pool: pg.Pool, since: Date): Promise<{ begun: number; ready: number; now: Date }> {
  const { rows } = await pool.query(
    // What an earlier worker left locked when it was killed is not under way.
    `SELECT count(*) FILTER (WHERE locked_at > $1) AS begun,
       count(*) FILTER (WHERE locked_at IS NULL AND run_at <= now()) AS ready, clock_timestamp() AS now
     FROM graphile_worker._private_jobs`,
    [since],
  );
  return rows[0];
}

/** Kills while there is work, so many times; answers how many jobs died in the middle. */
async function killAmong(
  stage: Stage,
  pool: pg.Pool,
  happen: (events: number) => Promise<number>,
): Promise<{ events: number; broken: number }> {
  const each = Math.ceil(wanted.events / wanted.kills);
  let events = 0;
  let broken = 0;
  let killedAt = new Date(0);
  for (let kill = 0; kill < wanted.kills; kill += 1) {
    events += await happen(each);
    await stage.worker.ready();
    await pause(between(random, 0, 250));
    // Only a worker that works: what is killed between two jobs proves nothing.
    const end = performance.now() + mostMs;
    for (;;) {
      const { begun, ready } = await lookAtJobs(pool, killedAt);
      if (begun > 0) break;
      if (performance.now() > end) throw new Error('the worker has begun no job for a minute');
      if (ready === 0) events += await happen(each);
      await pause(2);
    }
    await stage.worker.kill();
    const left = await lookAtJobs(pool, killedAt);
    broken += left.begun;
    killedAt = left.now;
  }
  return { events, broken };
}

/** A row that is made wrong, or lost, must be found: else finding nothing would mean nothing. */
async function isMangledFound(db: Database, pool: pg.Pool): Promise<boolean> {
  await pool.query(
    `UPDATE chapter_result SET score_sum = score_sum + 0.01 WHERE ctid = (SELECT ctid FROM chapter_result LIMIT 1)`,
  );
  await pool.query(`DELETE FROM points_entry WHERE ctid = (
    SELECT ctid FROM points_entry WHERE source_type = 'exercise' AND revision = 0 LIMIT 1)`);
  const check = await rebuildProgress(db, { isCheck: true });
  const corrected = await rebuildProgress(db, { isCheck: false });
  const after = await rebuildProgress(db, { isCheck: true });
  return (
    check.wrong.chapters === 1 &&
    check.wrong.entries === 1 &&
    isDeepStrictEqual(corrected.wrong, check.wrong) &&
    isDeepStrictEqual(after.wrong, { items: 0, chapters: 0, points: 0, entries: 0 })
  );
}

async function main(cluster: Cluster): Promise<boolean> {
  const { db, pool, close } = await openSchool(cluster.url);
  const students = await addStudents({ pool }, Number(values.students), 'past');
  const items = await makePastItems({ db, pool });
  const past = createPast({ pool, students, items, random, isQueued: true });
  const stage = await startStage(cluster, { hasApis: false });
  const happen = async (events: number) =>
    (await past.happen(Math.round(events * 0.9), Math.round(events * 0.2))).length;
  const { events, broken } = await killAmong(stage, pool, happen);
  await stage.worker.ready();
  await settle({ pool }, 300_000);
  const { kills } = stage.worker;
  await stage.stop();

  const kept = await readModels(pool);
  const { item_result, chapter_result } = countResults(past.runs());
  const isCounted = isDeepStrictEqual([kept.item_result, kept.chapter_result], [item_result, chapter_result]);
  const wrongPoints = await findWrongPoints(pool);
  const { wrong } = await rebuildProgress(db, { isCheck: true });
  await forgetModels(pool);
  await rebuildProgress(db, { isCheck: false });
  const isSame = isDeepStrictEqual(await readModels(pool), kept);
  const isControlled = await isMangledFound(db, pool);
  await close();

  const rows = kept.item_result.length + kept.chapter_result.length + kept.points_total.length;
  const differ = wrong.items + wrong.chapters + wrong.points + wrong.entries;
  say(
    `seed ${values.seed}: ${events} events, worker killed ${kills} times, ${broken} jobs broken off; ` +
      `${rows} rows, as they happened: ${isCounted ? 'yes' : 'NO'}, as rebuilt: ${isSame ? 'yes' : 'NO'}`,
  );
  for (const row of wrongPoints.slice(0, 10)) say(`points: ${JSON.stringify(row)}`);
  say(
    `crash: progress rows that differ ${differ}, points wrong ${wrongPoints.length}, ` +
      `mangled and lost rows ${isControlled ? 'reported' : 'NOT reported'}`,
  );
  return isCounted && isSame && differ === 0 && wrongPoints.length === 0 && isControlled && broken > 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
// Only the worker is killed here: what the server has written need not outlive the server.
const cluster = await startCluster({ fsync: 'off' });
try {
  const isGood = await main(cluster);
  process.exitCode = isGood ? 0 : 1;
} finally {
  await cluster.remove();
}
