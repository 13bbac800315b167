import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const systemTools = '/usr/local/bin:/usr/bin:/bin';

/** The address goes in by the environment: a command line can be read by every user of the machine. */
export async function runPostgresTool(tool: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const env = {
    PATH: systemTools,
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    // As the server connects: who asks for a checked certificate there must not send the password without one here.
    ...said('PGSSLMODE', searchParams.get('sslmode')),
    ...said('PGSSLROOTCERT', searchParams.get('sslrootcert')),
  };
  await run(tool, [...args], { env, maxBuffer: 16 * 1024 ** 2 });
}

const said = (name: string, value: string | null) => (value === null ? {} : { [name]: value });
