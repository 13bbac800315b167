// Run by scripts/demo-media. See README.md.
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkFilms } from './check-films.ts';
import { deliver } from './deliver.ts';
import { takeShots } from './film/take-shots.ts';
import { languages } from './lesson/lesson.ts';
import { allLessons } from './lessons/all-lessons.ts';
import { makeWork, missingTools } from './make-work.ts';
import { works } from './works.ts';

const usage = `node src/cli.ts --cache FOLDER [--deliver] [SLUG ...]   makes what is missing, all or the named
node src/cli.ts --cache FOLDER --check                  looks at the films that are made
node src/cli.ts --shots FOLDER [SLUG ...]               pictures of the board at the end of each scene`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: 'string' },
    deliver: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    shots: { type: 'string' },
  },
});
const isWanted = (slug: string) => positionals.length === 0 || positionals.includes(slug);

if (values.shots !== undefined) await shoot(values.shots);
else if (values.cache === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else if (values.check) {
  const faults = await checkFilms(values.cache);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else await makeAll(values.cache);

async function makeAll(cache: string): Promise<void> {
  const waiting = works.filter((work) => isWanted(work.slug));
  for (const work of waiting) {
    const missing = missingTools(work);
    if (missing.length > 0) {
      console.log(`${work.slug} stays away: there is no ${missing.join(', ')} on this machine`);
      continue;
    }
    const folder = await makeWork(work, cache, console.log);
    if (values.deliver) await deliver(work, folder);
  }
}

async function shoot(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const lesson of allLessons.filter(({ id }) => isWanted(id))) {
    for (const language of languages) await takeShots(lesson, language, folder);
  }
}
