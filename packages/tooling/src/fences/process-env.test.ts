import { expect, test } from 'vitest';
import { processEnv } from './process-env.ts';

const lines = (path: string, text = '\nconst url = process.env.DATABASE_URL;') =>
  processEnv([{ path, text }]).map(({ line }) => line);

test('the environment read outside entry is reported', () => {
  for (const path of [
    'apps/server/src/platform/config.ts',
    'apps/web/src/app/start.tsx',
    'packages/brand/src/a.ts',
  ]) {
    expect(lines(path), path).toEqual([2]);
  }
  expect(lines('apps/server/src/app/build.ts', "import { env } from 'node:process';")).toEqual([1]);
});

test('entries, tests, tools and simulators may read it', () => {
  for (const path of [
    'apps/server/src/entry/api.ts',
    'apps/server/src/app/build.int.test.ts',
    'packages/tooling/src/dev/cli.ts',
    'apps/simulators/src/mail-catcher.ts',
  ]) {
    expect(lines(path), path).toEqual([]);
  }
});
