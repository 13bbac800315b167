import pg from 'pg';
import { environmentFor } from '../../apps/server/test/environment.ts';
import { createDatabase } from './database.ts';
import { freePort } from './free-port.ts';
import { consoleRoot, type ServerProcess, startServer, webRoot } from './server-process.ts';

export type Brand = 'shala' | 'kids' | 'udaan';

/** The whole product, running: its own database, Redis prefix, API and worker, on the real servers. */
export interface School {
  port: number;
  /** What its processes are configured with. */
  environment: Record<string, string>;
  /** The address of a brand, without a slash at the end. */
  origin(brand?: Brand): string;
  query<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Moves the one clock; it stays moved for whatever this worker runs after. */
  moveClock(interval: string): Promise<void>;
  /** One more API process on the same data; the first one is there from the start. */
  startApi(settings?: Record<string, string>): Promise<OneApi>;
  stop(): Promise<void>;
}

interface OneApi {
  port: number;
  pid: number;
  kill(): Promise<void>;
}

export async function openSchool(
  template: string,
  settingsOfAll: Record<string, string> = {},
): Promise<School> {
  const database = await createDatabase(template);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const settings = { LOG_LEVEL: 'info', WEB_ROOT: webRoot, CONSOLE_ROOT: consoleRoot, DRAIN_MS: '0' };
  const environment = { ...environmentFor(database.url), ...settings, ...settingsOfAll };
  const port = await freePort();
  const running: ServerProcess[] = [];
  const startApi = async (onPort: number, own: Record<string, string> = {}) => {
    const ports = { API_PORT: String(onPort), PUBLIC_PORT: String(port) };
    const server = await startServer('api', { ...environment, ...ports, ...own });
    running.push(server);
    return { port: onPort, pid: server.pid, kill: server.kill };
  };
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
    await pool.end();
    await database.drop();
  };
  try {
    await startApi(port);
    running.push(await startServer('worker', environment));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    environment,
    origin: (brand = 'shala') => `http://${brand}.localhost:${port}`,
    query: async (statement, values) => (await pool.query(statement, values)).rows,
    async moveClock(interval) {
      await pool.query('UPDATE test_only.clock SET moved_by = moved_by + $1::interval', [interval]);
    },
    startApi: async (own) => startApi(await freePort(), own),
    stop,
  };
}
