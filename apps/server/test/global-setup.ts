import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/platform/db/migrations.ts';
import { installTestClock, nextNoon } from './clock.ts';
import { dropDatabase } from './drop-database.ts';
import { loadFolder } from './load-folder.ts';
import { addMerchants } from './merchants.ts';
import { readServices } from './services.ts';

const demo = fileURLToPath(new URL('../../../demo', import.meta.url));

/** One migrated database with the demo school in it; each test file works on a clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = `shala_template_${randomUUID().replaceAll('-', '')}`;
  const services = readServices();
  const admin = new pg.Client(services.DATABASE_ADMIN_URL);
  await admin.connect();
  const drop = async () => {
    await dropDatabase(admin, template);
    await admin.end();
  };
  try {
    await admin.query(`CREATE DATABASE ${template}`);
    const url = new URL(services.DATABASE_ADMIN_URL);
    url.pathname = template;
    await migrate(url.href);
    await installTestClock(url.href, nextNoon);
    await loadFolder(url.href, demo);
    await addMerchants(url.href);
    await admin.query(`ALTER DATABASE ${template} WITH allow_connections false`);
  } catch (error) {
    await drop();
    throw error;
  }
  project.provide('template', template);
  return drop;
}
