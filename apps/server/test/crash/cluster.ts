import { execFileSync, spawn } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { type Supervised, supervise } from './supervised.ts';

export interface Cluster {
  server: Supervised;
  url: string;
  /** Where it and the processes on it write their logs. */
  folder: string;
  remove(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as Debian's own user. */
function ownerOfData(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A PostgreSQL of our own, that may be killed as often as one likes. It keeps its promises: fsync is on. */
export async function startCluster(more: Record<string, string> = {}): Promise<Cluster> {
  const [bin] = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  if (!bin) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'shala-crash-'));
  const owner = ownerOfData();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const password = join(folder, 'password');
  writeFileSync(password, 'crash-crash-crash\n', { mode: 0o644 });
  const options = ['-U', 'shala', '-E', 'UTF8', '--locale=C.UTF-8', '--data-checksums'];
  execFileSync(join(bin, 'initdb'), ['-D', data, ...options, '-A', 'scram-sha-256', `--pwfile=${password}`], {
    ...owner,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const url = `postgresql://shala:crash-crash-crash@127.0.0.1:${port}/postgres`;
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: 100,
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    ...more,
  };
  const server = supervise({
    name: 'postgres',
    start: () => {
      const log = openSync(join(folder, 'postgres.log'), 'a');
      const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      return spawn(join(bin, 'postgres'), ['-D', data, ...given], {
        ...owner,
        cwd: '/',
        stdio: ['ignore', log, log],
      });
    },
    probe: () => answers(url),
    family: childrenOf,
  });
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  await server.ready();
  return {
    server,
    url,
    folder,
    async remove() {
      await server.stop();
      removeFolder();
    },
  };
}

async function answers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  await client.connect();
  await client.query('SELECT 1').finally(() => client.end().catch(() => {}));
}

/** As when the power fails: the sessions and the writers of a server die with it. */
function childrenOf(pid: number): number[] {
  return globSync('/proc/[0-9]*/stat').flatMap((file) => {
    try {
      const [, parent] = readFileSync(file, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return Number(parent) === pid ? [Number(file.split('/')[2])] : [];
    } catch {
      // It has ended between the listing and the look.
      return [];
    }
  });
}
