import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { pictureConsole } from './pictures/console.ts';
import { pictureLive } from './pictures/live.ts';
import {
  addLessons,
  pictureCart,
  pictureDay,
  pictureHindi,
  pictureLessons,
  pictureQuiz,
  pictureWorksheet,
} from './pictures/student.ts';
import { folder, type Width, widths } from './pictures/studio.ts';
import { chromiumOptions } from './support/chromium.ts';
import setUp, { templateVariable } from './support/global-setup.ts';
import { openSchool, type School } from './support/school.ts';
import { activityFolder, runCommand } from './support/server-process.ts';

/**
 * Makes the pictures of docs/screenshots again, from the built form. `scripts/services up`, `scripts/build` and
 * `pnpm demo:media` first, then `node e2e/screenshots.ts`, or with the names of some parts only.
 */
const atBothWidths = async (picture: (width: Width) => Promise<void>) => {
  for (const width of widths) await picture(width);
};

/** What the demo's students have done, counted: the pictures are not of the first day. */
async function addActivity(school: School): Promise<void> {
  await runCommand('shala', ['import', activityFolder], school.environment);
  const waiting = async () => {
    const [row] = await school.query<{ jobs: number }>(
      'SELECT count(*)::int AS jobs FROM graphile_worker._private_jobs WHERE attempts < max_attempts',
    );
    return row?.jobs ?? 0;
  };
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 200));
}

mkdirSync(folder, { recursive: true });
const tearDown = await setUp();
const school = await openSchool(process.env[templateVariable] ?? '');
const browser = await chromium.launch(chromiumOptions);
const parts: Record<string, () => Promise<void>> = {
  day: () => atBothWidths((width) => pictureDay(browser, school, width)),
  hindi: () => atBothWidths((width) => pictureHindi(browser, school, width)),
  quiz: () => atBothWidths((width) => pictureQuiz(browser, school, width)),
  worksheet: () => atBothWidths((width) => pictureWorksheet(browser, school, width)),
  cart: () => atBothWidths((width) => pictureCart(browser, school, width)),
  console: () => pictureConsole(browser, school),
  lessons: async () => {
    await addLessons(school);
    await atBothWidths((width) => pictureLessons(browser, school, width));
  },
  live: () => pictureLive(school),
};
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
try {
  await addActivity(school);
  for (const name of wanted) {
    const take = parts[name];
    if (!take) throw new Error(`no part is called ${name}; there are ${Object.keys(parts).join(', ')}`);
    // One part that fails does not keep the others from their pictures.
    await take().catch((error: unknown) => {
      console.error(`${name}:`, error);
      process.exitCode = 1;
    });
  }
} finally {
  await browser.close();
  await school.stop();
  await tearDown();
}
