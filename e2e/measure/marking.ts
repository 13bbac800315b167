import { type Browser, chromium, type Page } from '@playwright/test';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { addWaiting, makeFreeText } from '../../apps/server/test/marking.ts';
import { chromiumOptions } from '../support/chromium.ts';
import { acceptInvitation, inviteStaff } from '../support/console.ts';
import setUp, { templateVariable } from '../support/global-setup.ts';
import { giveTeaching } from '../support/marking.ts';
import { openSchool, type School } from '../support/school.ts';

/**
 * A tutor marks a hundred answers by keyboard alone, on the built form: how long our own part takes, from the key
 * that saves until the next answer is painted, and until the save is acknowledged. `scripts/build` first, then
 * `pnpm bench:marking`.
 */
const count = 100;

interface Times {
  painted: number;
  saved: number;
}

async function prepare(school: School): Promise<number> {
  const { db, pool } = openDatabase({
    url: school.environment.DATABASE_URL ?? '',
    max: 2,
    onIdleError: () => undefined,
  });
  const item = await makeFreeText({ db, pool }, { subject: 'physics' });
  await addWaiting({ pool }, item, { count });
  await db.destroy();
  return item.itemId;
}

/** Runs in the page: waits for the key, the paint of another student's name, and the answer to the save. */
function watchOne(): Promise<Times> {
  const name = document.querySelector('#answer-of');
  const before = name?.textContent;
  return new Promise((resolve) => {
    let pressed = 0;
    let painted: number | null = null;
    let saved: number | null = null;
    const tell = () => {
      if (painted === null || saved === null) return;
      saves.disconnect();
      names.disconnect();
      resolve({ painted, saved });
    };
    addEventListener(
      'keydown',
      ({ ctrlKey, key, timeStamp }) => {
        if (ctrlKey && key === 'Enter' && pressed === 0) pressed = timeStamp;
      },
      true,
    );
    const saves = new PerformanceObserver((list) => {
      const done = list.getEntries().find((entry) => entry.name.endsWith('/mark'));
      if (!done) return;
      saved = (done as PerformanceResourceTiming).responseEnd - pressed;
      tell();
    });
    saves.observe({ type: 'resource' });
    const names = new MutationObserver(() => {
      const now = document.querySelector('#answer-of')?.textContent ?? null;
      const isDone = now === null && document.querySelector('main h2:not(#answer-of)') !== null;
      if (painted !== null || (now === before && !isDone) || (now === null && !isDone)) return;
      requestAnimationFrame(() =>
        requestAnimationFrame((at) => {
          painted ??= at - pressed;
          tell();
        }),
      );
    });
    names.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

async function markAll(page: Page): Promise<Times[]> {
  const times: Times[] = [];
  for (let at = 0; at < count; at += 1) {
    const watched = page.evaluate(watchOne);
    // Read by a person in the meantime: half a second is quicker than anybody reads.
    await page.waitForTimeout(500);
    await page.keyboard.press(['1', '3'][at % 2] ?? '1');
    await page.keyboard.press('Control+Enter');
    times.push(await watched);
  }
  return times;
}

const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;

async function run(browser: Browser, school: School): Promise<void> {
  const itemId = await prepare(school);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-IN' });
  const page = await context.newPage();
  const invited = await inviteStaff(school, 'tutor', '--name', 'Kavitha Raman');
  await giveTeaching(school, invited.email, 'physics');
  await acceptInvitation(page, school, invited);
  await page.goto(`${school.origin()}/console/marking/${itemId}`);
  await page.locator('#answer-of').waitFor();
  const times = await markAll(page);
  for (const what of ['painted', 'saved'] as const) {
    const values = times.map((one) => one[what]);
    const at = (part: number) => percentile(values, part).toFixed(0);
    console.log(`${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`);
  }
  const both = times.map(({ painted, saved }) => Math.max(painted, saved));
  console.log(`measured: ${count} answers, painted and saved: p95 ${percentile(both, 0.95).toFixed(0)} ms`);
  const [row] = await school.query<{ marks: number }>('SELECT count(*)::int AS marks FROM answer_mark');
  console.log(`${row?.marks} marks were written`);
}

const dropTemplate = await setUp();
const school = await openSchool(process.env[templateVariable] ?? '');
const browser = await chromium.launch(chromiumOptions);
try {
  await run(browser, school);
} finally {
  await browser.close();
  await school.stop();
  await dropTemplate();
}
