import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { dropDatabase } from '../../apps/server/test/drop-database.ts';
import { readServices } from '../../apps/server/test/services.ts';

export interface OwnDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** A database for this run alone; with a template it is a copy, made in some 50 ms. */
export async function createDatabase(template?: string): Promise<OwnDatabase> {
  const { DATABASE_ADMIN_URL } = readServices();
  const name = `shala_e2e_${randomUUID().replaceAll('-', '')}`;
  const withAdmin = async (work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client(DATABASE_ADMIN_URL);
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  };
  await withAdmin((client) =>
    client.query(`CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`),
  );
  const url = new URL(DATABASE_ADMIN_URL);
  url.pathname = name;
  return { name, url: url.href, drop: () => withAdmin((client) => dropDatabase(client, name)) };
}
