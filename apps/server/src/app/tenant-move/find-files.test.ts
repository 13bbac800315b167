import { expect, test } from 'vitest';
import { createFileFinder } from './find-files.ts';

const secret = '2LuqTLfIN3XNkWCwfab2N5C6EVhfgsq8cKNt6nLT1IA';
const other = 'NPy_sJnIkohj6KpKhQKOa8hcQuJ-4cfqwuATjXyuAsc';

test.each([
  [
    'a piece of a film by the folder of its size',
    `media/${secret}/240p/00000.ts`,
    `(1,1,240p,media/${secret}/240p/,"[]")`,
  ],
  ['a poster by its key', `media/${secret}/poster.jpg`, `(7,media/${secret}/poster.jpg,)`],
  ['a figure inside a text', `figures/${secret}.webp`, `(1,"{""figure"": ""figures/${secret}.webp""}")`],
  ['handed-in work by the key of its row', `worksheets/${secret}.pdf`, `(2,${secret},ready)`],
  ['a piece on its way by the key of its row', `uploads/${secret}/3`, `(2,${secret},uploading)`],
])('%s is found, and the file of another row is not', (_what, key, row) => {
  const foreign = key.replace(secret, other);
  const finder = createFileFinder(
    new Map([
      [key, 10],
      [foreign, 20],
    ]),
  );
  finder.look(row);
  expect([...finder.found]).toEqual([[key, 10]]);
});
