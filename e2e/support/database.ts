import { randomUUID } from 'node:crypto';
import pg from 'pg';
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
  const asAdmin = async (statement: string) => {
    const client = new pg.Client(DATABASE_ADMIN_URL);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await asAdmin(`CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`);
  const url = new URL(DATABASE_ADMIN_URL);
  url.pathname = name;
  return { name, url: url.href, drop: () => asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}
