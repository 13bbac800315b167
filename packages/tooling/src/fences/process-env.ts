import { type Fence, findAll, isTest, isTypeScript, withoutComments } from './source-files.ts';

const PRODUCT = /^(apps\/(server|web|console)|packages\/(?!tooling\/)[^/]+)\/src\//;
const ENTRY = /^apps\/server\/src\/entry\//;

/** The environment is read once, by the processes' entries. */
export const processEnv: Fence = (files) =>
  files
    .filter(({ path }) => PRODUCT.test(path) && !ENTRY.test(path) && isTypeScript(path) && !isTest(path))
    .flatMap((file) =>
      findAll(
        file.path,
        withoutComments(file),
        /\bprocess\.env\b|\benv\b(?=[^\n]*from 'node:process')/g,
        () => 'Only src/entry reads the environment: take the value from the parsed configuration.',
      ),
    );
