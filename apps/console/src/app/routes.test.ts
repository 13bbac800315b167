import { expect, test } from 'vitest';
import { createAppRouter } from './router.tsx';

test('the list of all routes is up to date: the tables of screens are compared with it', async () => {
  const paths = Object.keys(createAppRouter().routesByPath);
  await expect(`${paths.sort().join('\n')}\n`).toMatchFileSnapshot('./routes.txt');
});
