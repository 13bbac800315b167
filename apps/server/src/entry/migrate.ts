import * as z from 'zod';
import { migrate } from '#platform/db/migrations.ts';

const { DATABASE_URL } = z.object({ DATABASE_URL: z.url() }).parse(process.env);
const done = await migrate(DATABASE_URL);
console.log(done.length === 0 ? 'The database is up to date.' : `Applied: ${done.join(', ')}`);
