import { listContentHistories } from '@shala/wire/content-histories.ts';
import {
  getChapterContent,
  listChapterContents,
  listChapters,
  listPendingContents,
} from '@shala/wire/contents.ts';
import { listClassRoomSubjects, listStudentCourses } from '@shala/wire/courses.ts';
import pg from 'pg';
import { createAdapters } from '../src/app/adapters.ts';
import { createModules } from '../src/app/modules.ts';
import { buildServer } from '../src/app/server.ts';
import { parseConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrations.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { openRedis } from '../src/platform/redis.ts';
import { createEmptyDatabase } from '../test/empty-database.ts';
import { environmentFor } from '../test/environment.ts';
import { loadFolder } from '../test/load-folder.ts';
import { signIn } from '../test/people.ts';
import { fillSchool } from './school-data.ts';

// Statements and milliseconds of the learning calls of one student, in a school of few students and in one of many.
//   pnpm bench:learn [FEW] [MANY] [ROUNDS]
const [few = 1_000, many = 100_000, rounds = 150] = process.argv.slice(2).map(Number);

// Whoever calls is looked up at most every three seconds and is the same for all calls: it is not counted.
const isCounted = (text: string) => !/"session"|"brand_host"/.test(text);
let statements = 0;
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  const [given] = args;
  const text = typeof given === 'string' ? given : (given as { text?: string }).text;
  if (isCounted(text ?? '')) statements += 1;
  return query.apply(this, args);
} as typeof pg.Client.prototype.query;

const pathOf = ({ path }: { path: string }, ids: Record<string, number> = {}) =>
  `/api/v1${path.replace(/:(\w+)/g, (_all, name: string) => String(ids[name]))}`;

async function openSchool(students: number) {
  const database = await createEmptyDatabase();
  await migrate(database.url);
  await loadFolder(database.url, new URL('../../../demo', import.meta.url).pathname);
  const school = await fillSchool(database.url, students);
  const config = parseConfig(environmentFor(database.url));
  const log = createLogger('error');
  const { db } = openDatabase({ url: database.url, max: 5, onIdleError: () => {} });
  const redis = openRedis(config.REDIS_URL, config.REDIS_PREFIX, () => {});
  const adapters = createAdapters(config);
  const modules = createModules({ db, redis, ...adapters });
  const { server } = await buildServer({ config, db, redis, log, metrics: createMetrics(), modules });
  const { headers } = await signIn(server, school.email);
  const courses = await server.inject({ url: pathOf(listStudentCourses), headers });
  const courseId = courses.json().student_courses[0].id;
  const { subjectId, contentId } = school;
  const page = pathOf(listChapterContents, { courseId, chapterId: school.many });
  const calls: Record<string, string> = {
    'the courses': pathOf(listStudentCourses),
    'the subjects (/learn)': pathOf(listClassRoomSubjects, { courseId }),
    'what is pending (/learn)': pathOf(listPendingContents, { courseId }),
    'the chapters of a subject': pathOf(listChapters, { courseId, subjectId }),
    'a page of 10 contents': pathOf(listChapterContents, { courseId, chapterId: school.few }),
    'a page of 2,000 contents': page,
    'the last page of 2,000': `${page}?page=200`,
    'a search in 2,000': `${page}?search=lesson%20${contentId}`,
    'a single content': pathOf(getChapterContent, { courseId, chapterId: school.many, contentId }),
    'the histories': pathOf(listContentHistories, { courseId }),
  };
  return {
    calls,
    async call(name: string) {
      const before = statements;
      const began = performance.now();
      const answer = await server.inject({ url: calls[name] ?? '', headers });
      if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
      return { ms: performance.now() - began, statements: statements - before };
    },
    async close() {
      await server.close();
      adapters.mailer.close();
      redis.disconnect();
      await db.destroy();
      await database.drop();
    },
  };
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const small = await openSchool(few);
const large = await openSchool(many);
console.log(`| call | statements | ms, ${few} students | ms, ${many} students | ratio |`);
console.log('|---|---|---|---|---|');
let worst = 0;
for (const name of Object.keys(small.calls)) {
  for (let warm = 0; warm < 10; warm++) await Promise.all([small.call(name), large.call(name)]);
  const [ofSmall, ofLarge]: [number[], number[]] = [[], []];
  let counted = 0;
  // In pairs and in turn, so that whatever else the machine does falls on both.
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? ([small, large] as const) : ([large, small] as const);
    for (const school of order) {
      const { ms, statements: count } = await school.call(name);
      (school === small ? ofSmall : ofLarge).push(ms);
      counted = count;
    }
  }
  const ratio = median(ofLarge) / median(ofSmall);
  worst = Math.max(worst, ratio);
  const cells = [name, counted, median(ofSmall).toFixed(2), median(ofLarge).toFixed(2), ratio.toFixed(2)];
  console.log(`| ${cells.join(' | ')} |`);
}
console.log(`worst ratio ${worst.toFixed(2)}`);
await small.close();
await large.close();
process.exitCode = worst > 1.2 ? 1 : 0;
