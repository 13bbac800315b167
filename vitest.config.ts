import { defineConfig } from 'vitest/config';

// Workspace packages are tested from their sources, without a build.
// `import` is not among them: Node adds it where something is imported, and `require` where it is required.
const conditions = ['source', 'node'];

// A busy machine may be slow: whoever waits for something waits for it, and not for a moment.
const patient = { poll: { timeout: 20_000 } };

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/{server,simulators}/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.int.test.ts', 'packages/{app-kit,ui,live-room}/**'],
          maxWorkers: 2,
          testTimeout: 30_000,
          expect: patient,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        // A test that asks for Node instead of a page finds the workspace packages in their sources, too.
        ssr: { resolve: { conditions } },
        test: {
          name: 'web',
          environment: 'jsdom',
          // One jsdom for each worker, one context for each file.
          pool: 'vmThreads',
          setupFiles: ['packages/app-kit/src/test-support/set-up.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
          include: [
            'apps/web/{src,vite}/**/*.test.{ts,tsx}',
            'packages/{app-kit,ui,live-room}/src/**/*.test.{ts,tsx}',
            'packages/question-kit/src/**/*.test.tsx',
          ],
        },
      },
      {
        extends: './apps/console/vite.config.ts',
        ssr: { resolve: { conditions } },
        test: {
          name: 'console',
          environment: 'jsdom',
          // One jsdom for each worker, one context for each file.
          pool: 'vmThreads',
          setupFiles: ['packages/app-kit/src/test-support/set-up.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
          include: ['apps/console/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['apps/server/{src,test}/**/*.int.test.ts'],
          // One migrated and seeded template; each test file works on a clone of it.
          globalSetup: ['apps/server/test/global-setup.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
        },
      },
    ],
  },
});
