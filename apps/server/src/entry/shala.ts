import * as z from 'zod';
import { runCommand } from '#app/import/command-line.ts';
import { openDatabase } from '#platform/db/database.ts';

const { DATABASE_URL } = z.object({ DATABASE_URL: z.url() }).parse(process.env);
const { db } = openDatabase({
  url: DATABASE_URL,
  max: 1,
  onIdleError: (error) => console.error(error.message),
});
try {
  process.exitCode = await runCommand(db, process.argv.slice(2), (line) => console.log(line));
} finally {
  await db.destroy();
}
