import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate } from '../../src/platform/db/migrations.ts';
import { installTestClock } from '../clock.ts';
import { dropDatabase } from '../drop-database.ts';
import { createEmptyDatabase } from '../empty-database.ts';
import { loadFolder } from '../load-folder.ts';
import { addMerchants } from '../merchants.ts';
import { readServices } from '../services.ts';
import { openWorldOn } from '../world.ts';
import { prepare, type Role, type Setup } from './roles.ts';

export interface Template {
  setups: Record<Role, Setup>;
  /** The OpenAPI document, as /docs/json gives it. */
  document: object;
  /** A database like it; answers with its address. */
  copy(name: string): Promise<string>;
  remove(): Promise<void>;
}

/** The demo school with the people who call: each role then gets a copy of its own. */
export async function makeTemplate(): Promise<Template> {
  const { url, drop } = await createEmptyDatabase();
  const admin = new pg.Client(readServices().DATABASE_ADMIN_URL);
  await admin.connect();
  const own = new URL(url).pathname.slice(1);
  const copies: string[] = [];
  const remove = async () => {
    for (const copy of copies) await dropDatabase(admin, copy);
    await admin.end();
    await drop();
  };
  try {
    await migrate(url);
    await installTestClock(url);
    await loadFolder(url, fileURLToPath(new URL('../../../../demo', import.meta.url)));
    await addMerchants(url);
    const { setups, document } = await look(url);
    return {
      setups,
      document,
      async copy(name) {
        await admin.query(`CREATE DATABASE ${own}_${name} TEMPLATE ${own}`);
        copies.push(`${own}_${name}`);
        return Object.assign(new URL(url), { pathname: `${own}_${name}` }).href;
      },
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function look(url: string): Promise<Pick<Template, 'setups' | 'document'>> {
  const world = await openWorldOn(url);
  try {
    const document = (await world.server.inject('/docs/json')).json() as object;
    return { setups: await prepare(world), document };
  } finally {
    await world.stop();
  }
}
