import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { cpuOf, cpuOfMachine, cpuOfTree } from '../../apps/server/bench/cpu.ts';
import { openSession } from '../../apps/server/src/modules/accounts/open-session.ts';
import { createAccessTokens } from '../../apps/server/src/platform/access-tokens.ts';
import { parseConfig } from '../../apps/server/src/platform/config.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { addLiveClass, ananya } from '../../apps/server/test/live-classes.ts';
import { openOwnJanus } from '../../apps/server/test/own-janus.ts';
import { openStaffSession } from '../../apps/server/test/staff-session.ts';
import setUp, { templateVariable } from '../support/global-setup.ts';
import { liveBrowser } from '../support/live.ts';
import { addPupil } from '../support/marking.ts';
import { openSchool, type School } from '../support/school.ts';

/**
 * What a class costs: one host who sends, and 20, 40 and 60 who watch, all joining within five seconds. They are real
 * connections with real passes, in a few pages that draw nothing. `scripts/build` first, then
 * `pnpm bench:live [WATCHERS...]`.
 */
const sizes = process.argv.slice(2).map(Number);
const counts = sizes.length > 0 ? sizes : [20, 40, 60];
const rushMs = 5_000;
const lookMs = 15_000;
const pagesForAll = 3;
const html = fileURLToPath(new URL('live-page.html', import.meta.url));

interface Received {
  bytes: number;
  frames: number;
  lost: number;
  connected: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;

async function openTokens(school: School, db: Database, count: number): Promise<string[]> {
  const tokens = createAccessTokens(parseConfig(school.environment).JWT_KEYS);
  const opened: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { email } = await addPupil(school, `Pupil ${number}`);
    const { student_id: studentId, tenant_id: tenantId } = await db
      .selectFrom('student_credential')
      .select(['student_id', 'tenant_id'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const who = { tenantId, kind: 'student', studentId, parentId: null, staffId: null } as const;
    const device = { ip: '127.0.0.1', userAgent: 'bench' };
    const { pair } = await db.transaction().execute((tx) => openSession(tx, tokens, who, device));
    opened.push(pair.accessToken);
  }
  return opened;
}

async function openBenchPage(browser: Browser, port: number): Promise<Page> {
  const page = await browser.newPage();
  await page.route('**/bench', (route) => route.fulfill({ path: html }));
  await page.goto(`http://shala.localhost:${port}/bench`);
  return page;
}

const call = <Answer>(page: Page, what: string, given: object = {}): Promise<Answer> =>
  page.evaluate(`live.${what}(${JSON.stringify(given)})`);

async function sumOf(pages: readonly Page[]): Promise<Received> {
  const all = await Promise.all(pages.map((page) => call<Received>(page, 'received')));
  const sum = (what: keyof Received) => all.reduce((total, one) => total + one[what], 0);
  return { bytes: sum('bytes'), frames: sum('frames'), lost: sum('lost'), connected: sum('connected') };
}

const template = await setUp();
const janus = await openOwnJanus();
await janus.start();
const school = await openSchool(process.env[templateVariable] ?? '', janus.environment);
const { db, pool } = openDatabase({
  url: school.environment.DATABASE_URL ?? '',
  max: 2,
  onIdleError: () => undefined,
});
// A page that we put into the browser ourselves counts as a stranger to this machine's own servers.
const browser = await chromium.launch({
  ...liveBrowser,
  args: [...liveBrowser.args, '--disable-features=LocalNetworkAccessChecks'],
});
try {
  const api = await school.startApi();
  const liveClassId = await addLiveClass({ pool });
  const tutor = await openStaffSession({ db, config: parseConfig(school.environment) }, ananya);
  const tokens = await openTokens(school, db, Math.max(...counts));
  const host = await openBenchPage(browser, api.port);
  const path = `staff/live_classes/${liveClassId}/host`;
  await call(host, 'publish', { token: tutor.headers.authorization.split(' ')[1], path });
  const pages: Page[] = [];
  for (let at = 0; at < pagesForAll; at += 1) pages.push(await openBenchPage(browser, api.port));

  const cpuNow = () => ({
    at: performance.now(),
    janus: cpuOf(janus.pid()),
    api: cpuOf(api.pid),
    generator: cpuOfTree(process.pid, [janus.pid(), api.pid]),
    machine: cpuOfMachine(),
  });
  type Cpu = ReturnType<typeof cpuNow>;
  const coresOf = (before: Cpu, after: Cpu, what: Exclude<keyof Cpu, 'at'>) =>
    ((after[what] - before[what]) * 1_000) / (after.at - before.at);

  for (const count of counts) {
    const began = cpuNow();
    const joins = await Promise.all(
      tokens.slice(0, count).map(async (token, place) => {
        await pause((rushMs / count) * place);
        const page = pages[place % pages.length] ?? host;
        return call<number>(page, 'watch', { token, path: `student/live_classes/${liveClassId}/join_live` });
      }),
    );
    const rush = cpuNow();
    await pause(3_000);
    const [before, cpuBefore] = [await sumOf(pages), cpuNow()];
    await pause(lookMs);
    const [after, cpuAfter] = [await sumOf(pages), cpuNow()];
    const seconds = (cpuAfter.at - cpuBefore.at) / 1_000;
    const cores = (what: 'janus' | 'api' | 'generator' | 'machine') => coresOf(cpuBefore, cpuAfter, what);
    const mbps = ((after.bytes - before.bytes) * 8) / seconds / 1e6;
    const ms = (part: number) => `${percentile(joins, part).toFixed(0)} ms`;
    console.log(
      [
        `${count} watchers (${after.connected} connected), load average ${loadavg()[0]?.toFixed(1)}`,
        `join call to first picture: median ${ms(0.5)}, p95 ${ms(0.95)}, longest ${ms(1)}`,
        `while they came: Janus ${coresOf(began, rush, 'janus').toFixed(2)} cores, API ${coresOf(began, rush, 'api').toFixed(2)}`,
        `carried: ${mbps.toFixed(1)} Mbps, ${(mbps / count).toFixed(2)} each, ${((after.frames - before.frames) / seconds / count).toFixed(1)} pictures a second each, ${after.lost - before.lost} packets lost`,
        `cores: Janus ${cores('janus').toFixed(3)}, API ${cores('api').toFixed(3)}, generator ${cores('generator').toFixed(2)}, machine ${cores('machine').toFixed(2)}`,
        `measured: live, ${count} watchers: Janus ${((cores('janus') * 100) / count).toFixed(2)} % of a core each, API ${((cores('api') * 100) / count).toFixed(2)} %, join p95 ${ms(0.95)}`,
      ].join('\n  '),
    );
    for (const page of pages) await call(page, 'leave');
    await pause(2_000);
  }
} finally {
  await browser.close();
  await db.destroy();
  await school.stop();
  await janus.stop();
  await template();
}
