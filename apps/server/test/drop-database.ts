import type pg from 'pg';

const notPermitted = '42501';

/**
 * Drops a test's database. PostgreSQL's own vacuum may be looking at it, and that process belongs to the server,
 * not to us: it goes away by itself within moments.
 */
export async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== notPermitted || turn >= 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
