import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startApi } from './api.ts';
import { cutDocument } from './document.ts';
import { attack } from './hostile.ts';
import { type Result, report } from './report.ts';
import { opens, type Role, roles } from './roles.ts';
import { ensureSchemathesis, runSchemathesis } from './schemathesis.ts';
import { makeTemplate, type Template } from './template.ts';

// Schemathesis calls everything the OpenAPI document names, as people of every role, with data made from the schemas
// and ids that exist. Each role has a database and an API of its own. Reports are left in .data/fuzz-report.
//   pnpm test:fuzz [--cases 20000] [--seed 1] [--roles student,parent] [--short] [--checks not_a_server_error]
// Cases are those of the fuzzing phase; the walk along the boundaries of every schema and broken requests come on top.
// Short: without that walk, with few broken requests, and only under the first of two addresses.
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    roles: { type: 'string', default: roles.join(',') },
    short: { type: 'boolean', default: false },
    checks: { type: 'string', default: 'not_a_server_error' },
  },
});
const seed = Number(values.seed);
const chosen = roles.filter((role) => values.roles.split(',').includes(role));
const folder = fileURLToPath(new URL('../../../../.data/fuzz-report', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

/** It writes errors only. That Redis was slow on a busy machine is one of the machine, and calls go on without it. */
const errorsIn = (log: string) =>
  log.split('\n').filter((line) => line !== '' && !line.includes('redis connection failed'));

async function fuzz(role: Role, url: string, template: Template, examples: number): Promise<Result> {
  const log = join(folder, `${role}-api.log`);
  const { api, port } = await startApi(url, log);
  const setup = template.setups[role];
  const given = { folder, name: role, port, setup, seed, checks: values.checks };
  const whole = cutDocument(template.document, opens[role], !values.short);
  const plain = cutDocument(template.document, opens[role], false);
  const fuzzing = { name: 'fuzzing', examples } as const;
  const counts = [await runSchemathesis({ ...given, document: whole.document, phase: fuzzing })];
  if (!values.short)
    counts.push(await runSchemathesis({ ...given, document: plain.document, phase: { name: 'coverage' } }));
  const every = values.short ? 47 : 7;
  counts.push(await attack({ port, operations: plain.operations, setup, every }));
  const crashes = api.restarts;
  await api.stop();
  return { role, counts, crashes, errors: errorsIn(readFileSync(log, 'utf8')) };
}

async function main(): Promise<boolean> {
  ensureSchemathesis();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const template = await makeTemplate();
  const leave = () => void template.remove().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave);
  try {
    const calls = chosen.map(
      (role) => cutDocument(template.document, opens[role], !values.short).operations.length,
    );
    const examples = Math.ceil(Number(values.cases) / calls.reduce((sum, each) => sum + each, 0));
    const results: Result[] = [];
    const waiting: { role: Role; url: string }[] = [];
    for (const role of chosen) waiting.push({ role, url: await template.copy(role) });
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        results.push(await fuzz(next.role, next.url, template, examples));
    };
    // Two at once: the fuzzer computes as much as the API does.
    await Promise.all([work(), work()]);
    return report(results, seed, say);
  } finally {
    await template.remove();
  }
}

process.exitCode = (await main()) ? 0 : 1;
