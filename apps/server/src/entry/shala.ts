import * as z from 'zod';
import { runCommand } from '#app/import/command-line.ts';
import { openFileStore } from '#app/import/open-file-store.ts';
import { openPayments } from '#app/import/open-payments.ts';
import { keyList } from '#platform/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createSealer } from '#platform/sealed.ts';

const { DATABASE_URL, DATA_KEYS } = z
  .object({ DATABASE_URL: z.url(), DATA_KEYS: keyList.optional() })
  .parse(process.env);
const storage = openFileStore(process.env);
const { db } = openDatabase({
  url: DATABASE_URL,
  max: 1,
  onIdleError: (error) => console.error(error.message),
});
try {
  const sealer = DATA_KEYS ? createSealer(DATA_KEYS) : null;
  const openGateway = openPayments(process.env);
  const deps = { db, sealer, storage, openGateway, databaseUrl: DATABASE_URL, print: console.log };
  process.exitCode = await runCommand(deps, process.argv.slice(2));
} finally {
  storage?.close();
  await db.destroy();
}
