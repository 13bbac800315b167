import { migrate } from '../src/platform/db/migrations.ts';
import { createEmptyDatabase } from '../test/empty-database.ts';
import { loadFolder } from '../test/load-folder.ts';
import { fillSchool } from './school-data.ts';

// A database with the demo school and many more students, to look at and to try things on. It stays.
//   pnpm bench:data [STUDENTS]
const students = Number(process.argv[2] ?? 100_000);
const { url } = await createEmptyDatabase();
await migrate(url);
await loadFolder(url, new URL('../../../demo', import.meta.url).pathname);
const began = performance.now();
const { email } = await fillSchool(url, students);
console.log(
  `${students} students in ${((performance.now() - began) / 1000).toFixed(0)} s; one of them: ${email}`,
);
console.log(url);
process.exit(0);
