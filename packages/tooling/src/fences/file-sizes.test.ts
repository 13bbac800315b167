import { expect, test } from 'vitest';
import { fileSizes, summariseSizes } from './file-sizes.ts';

const file = (path: string, lines: number) => ({ path, text: 'x;\n'.repeat(lines) });

test('a file of 401 lines is reported and one of 400 is not', () => {
  const findings = fileSizes([file('apps/web/src/a.ts', 400), file('apps/web/src/b.tsx', 401)]);
  expect(findings.map(({ file: path, line }) => [path, line])).toEqual([['apps/web/src/b.tsx', 401]]);
  expect(findings[0]?.message).toContain('401 lines');
});

test('style sheets and SQL are limited, data is not', () => {
  const findings = fileSizes([file('a.css', 500), file('b.sql', 500), file('c.json', 500)]);
  expect(findings.map((finding) => finding.file)).toEqual(['a.css', 'b.sql']);
});

test('median and 95th percentile are those of the TypeScript files', () => {
  const files = Array.from({ length: 100 }, (_, index) => file(`f${index}.ts`, index + 1));
  expect(summariseSizes([...files, file('big.json', 9000)])).toEqual({
    files: 100,
    median: 51,
    percentile95: 96,
  });
});
