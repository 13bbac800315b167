import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseConfig } from './config.ts';

const root = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

interface Service {
  image?: string;
  environment?: Record<string, string>;
  ports?: string[];
  healthcheck?: object;
}
const composeText = read('compose.yaml');
const compose: { 'x-shala': Service; services: Record<string, Service> } = parse(composeText, {
  merge: true,
});
const dockerfile = read('deploy/container/Dockerfile');
const files = readdirSync(new URL('scripts/services.d', root));
const table = new Map(files.map((file) => [file.replace('.sh', ''), read(`scripts/services.d/${file}`)]));

/** Processes of ours: what the table's servers are for. */
const ours = ['prepare', 'api', 'worker'];
const settings = Object.fromEntries(
  Object.entries(compose['x-shala'].environment ?? {}).map(([name, value]) => [
    name,
    String(value).replace(/^\$\{\w+:-(.*)\}$/, '$1'),
  ]),
);
const namesIn = (text: string) => [...text.matchAll(/^ +echo "([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

describe('the containers', () => {
  test('are the servers of scripts/services and the processes of ours, no more and no less', () => {
    expect(Object.keys(compose.services).sort()).toEqual([...table.keys(), ...ours].sort());
  });

  test('are configured by what the server reads, with everything that the services tell it', () => {
    const config = parseConfig(settings);
    expect(Object.keys(settings).filter((name) => !(name in config))).toEqual([]);
    const told = [...[...table.values()].flatMap(namesIn), ...namesIn(read('scripts/services'))];
    expect(told.length).toBeGreaterThan(20);
    // Of the checkout itself: its ports, what only tests ask, and what only operators turn on.
    const ofCheckout = ['PORT_BASE', 'WEB_PORT', 'CONSOLE_PORT', 'DATABASE_ADMIN_URL', 'MAIL_CATCHER_URL'];
    const elsewhere = [...ofCheckout, 'METRICS_TOKEN'];
    expect(told.filter((name) => !(name in settings) && !elsewhere.includes(name))).toEqual([]);
  });

  test('find each other: every address names a part and the port it listens on', () => {
    const known: Record<string, string> = { postgres: '5432', redis: '6379', s3: '7070' };
    const addresses = Object.values(settings).filter((value) => /^\w+:\/\/.*:\d+/.test(value));
    const inside = addresses
      .map((value) => new URL(value))
      .filter(({ hostname }) => hostname !== 'localhost');
    expect(inside.length).toBeGreaterThan(5);
    for (const { hostname, port } of inside) {
      const { HTTP_PORT, SMTP_PORT } = compose.services[hostname]?.environment ?? {};
      expect([known[hostname], HTTP_PORT, SMTP_PORT], hostname).toContain(port);
    }
  });

  test('are reached from this machine only, each at the port that browsers are told', () => {
    const published = Object.values(compose.services).flatMap(({ ports = [] }) => ports);
    for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:(\d+):\1(\/udp)?$/);
    const told = Object.values(settings).flatMap((value) =>
      [...value.matchAll(/localhost:(\d+)/g)].map(([, port]) => port),
    );
    expect(told.length).toBeGreaterThan(3);
    for (const port of told) expect(published.some((line) => line.includes(`:${port}:`))).toBe(true);
  });

  test('say whether they are well, but for the two that nobody can ask', () => {
    const silent = Object.entries(compose.services).filter(([, service]) => !service.healthcheck);
    expect(silent.map(([name]) => name)).toEqual(['prepare', 'worker']);
  });
});

describe('the image', () => {
  test('has the programs that the services and the worker call', () => {
    const image = Object.keys(compose.services).filter((name) => compose.services[name]?.image === 'shala');
    const wanted = image.flatMap(
      (name) => /packages\(\) \{ echo (.*); \}/.exec(table.get(name) ?? '')?.[1]?.split(' ') ?? [],
    );
    const ofWorker = /need_packages "\$\{packages\[@\]\}" (.*)/
      .exec(read('scripts/services'))?.[1]
      ?.split(' ');
    // The simulators' own health check, which needs no curl here.
    const all = [...wanted, ...(ofWorker ?? [])].filter((name) => name !== 'curl');
    expect(all).toContain('janus');
    expect(all.filter((name) => !dockerfile.includes(` ${name}`))).toEqual([]);
  });

  test('and the others are of the versions that the services run', () => {
    const { packageManager, engines } = JSON.parse(read('package.json'));
    expect(dockerfile).toContain(`npm install --global ${packageManager}`);
    expect(dockerfile).toContain(`FROM node:${engines.node.replace('>=', '')}-bookworm-slim`);
    const gateway = /^VERSION=(v[\d.]+)/m.exec(table.get('s3') ?? '')?.[1];
    expect(compose.services.s3?.image).toBe(`versity/versitygw:${gateway}`);
  });

  test('gives a reason for each line, and both files say that they are not run here', () => {
    const blocks = dockerfile.trim().split(/\n\n+/);
    for (const block of blocks) expect(block).toMatch(/^#/);
    const instructions = dockerfile.match(/^[A-Z]+ /gm) ?? [];
    expect(instructions.length).toBe(blocks.length - 1);
    for (const name of Object.keys(compose.services)) {
      expect(composeText).toMatch(new RegExp(`\\n  # .*\\n  ${name}:`));
    }
    for (const text of [dockerfile, composeText]) expect(text.slice(0, 400)).toContain('NOT run here');
  });
});
