import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { watchSources } from './watch-sources.ts';

test('saving by rename is noticed, also the second time; tests and other files are not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dev-watch-'));
  const file = join(folder, 'route.ts');
  writeFileSync(file, '1');
  const onChange = vi.fn();
  const watcher = watchSources([folder], onChange);
  await once(watcher, 'ready');

  for (const times of [1, 2]) {
    writeFileSync(`${file}.swap`, String(times));
    renameSync(`${file}.swap`, file);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(times), { timeout: 3000 });
  }
  writeFileSync(join(folder, 'route.test.ts'), '');
  writeFileSync(join(folder, 'notes.txt'), '');
  await sleep(300);
  expect(onChange).toHaveBeenCalledTimes(2);

  await watcher.close();
  rmSync(folder, { recursive: true });
});
